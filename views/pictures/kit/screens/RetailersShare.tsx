import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The service, and how much of a margin of 3% its retailers receive. */
const services = [
  ['Prepaid', '1.5%', 1.5],
  ['DTH', '1.5%', 1.5],
  ['Data card', '2%', 2],
] as const;

const bar = { x: 94, y: -14, height: 18, rx: 8 } as const;
const perPercent = 20;

/** In the window of the owner: the part of each margin that goes to retailers, 208 wide. */
export const RetailersShare = (place: Place) => (
  <At {...place}>
    <Label x={0} y={0} size={19} weight={800}>
      Retailers’ share
    </Label>
    {services.map(([name, share, part], index) => (
      <g key={name} transform={`translate(0 ${36 + index * 36})`}>
        <Label x={0} y={0} size={17} weight={600}>
          {name}
        </Label>
        <rect {...bar} width={3 * perPercent} className="brand-soft" />
        <rect {...bar} width={part * perPercent} className="brand" />
        <Label x={208} y={0} size={17} weight={700} anchor="end">
          {share}
        </Label>
      </g>
    ))}
  </At>
);
