import { DeviceCase } from '../devices/DeviceCase.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Customers whose orders are in the list. */
const entered = ['Pal', 'Das', 'Ghosh'] as const;

const row = 34;

/** A monitor on its stand, turned a little to who types, with the list of orders that are entered, 164 × 186. */
export const EnteredOrders = (place: Place) => (
  <At {...place}>
    <ellipse cx={88} cy={185} rx={66} ry={6} className="deep" opacity={0.2} />
    <path d="M68 184l6-40h28l6 40z" className="device-lift" />
    <path d="M40 185q1-9 12-9h70q11 0 12 9z" className="deep" />
    <g transform="matrix(1 -.06 0 1 0 10)">
      <rect x={-4} y={2} width={168} height={152} rx={13} className="device-lift" />
      <DeviceCase width={164} height={152} radius={13} tone="device" rim={1} />
      <rect x={8} y={8} width={148} height={136} rx={7} className="surface" />
      <path d="M8 42V15a7 7 0 017-7H149a7 7 0 017 7V42z" fill="url(#sheen)" />
      <Label x={20} y={32} size={19} weight={700} tone="on-brand">
        Orders
      </Label>
      {entered.map((name, index) => (
        <At key={name} x={0} y={42 + row * index}>
          {index > 0 && <path d="M8 0H156" className="stroke-line" />}
          <Label x={20} y={23} size={18}>
            {name}
          </Label>
          <Tick x={138} y={17} size={22} />
        </At>
      ))}
    </g>
  </At>
);
