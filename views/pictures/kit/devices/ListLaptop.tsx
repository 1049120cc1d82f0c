import { At, type Place } from '../stage/At.tsx';
import { DeviceCase } from './DeviceCase.tsx';

/** An open laptop from the front, 132 wide and 98 high, with a list on its screen. */
export const ListLaptop = (place: Place) => (
  <At {...place}>
    <ellipse cx={66} cy={97} rx={66} ry={5} className="shade" />
    <DeviceCase x={12} width={108} height={84} radius={9} tone="device" />
    <rect x={19} y={7} width={94} height={70} rx={4} className="surface" />
    {[17, 36, 55].map((y, row) => (
      <g key={y}>
        <rect x={30} y={y} width={14} height={14} rx={4} className={row ? 'brand-soft' : 'brand'} />
        <path d={`M54 ${y + 7}H${[98, 90, 95][row]}`} className="stroke-line" strokeWidth={6} />
      </g>
    ))}
    <path d="M0 84H132V88a10 10 0 01-10 10H10A10 10 0 010 88z" className="device-lift" />
    <path d="M50 84H82a6 6 0 01-6 6H56a6 6 0 01-6-6z" className="device" />
  </At>
);
