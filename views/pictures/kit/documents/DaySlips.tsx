import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/* One sale of each kind of payment, and how its slip lies: turned about its left end, with the middles of the slips evenly spaced. */
const slips = [
  ['UPI', '₹720', -2, 4, 3],
  ['RuPay debit', '₹1,150', 2, 16, 103],
  ['Card •••• 4417', '₹1,850', -2, 8, 215],
] as const;

/* Torn above and below, with teeth of 16. */
const sheet = `M0 5${'l8-5 8 5'.repeat(11)}V87${'l-8 5-8-5'.repeat(11)}z`;

/** The printed slips of three sales of a day, 200 × 308. */
export const DaySlips = (place: Place) => (
  <At {...place}>
    {slips.map(([mode, amount, turn, x, y]) => (
      <At key={mode} x={x} y={y} turn={turn}>
        <g className="sheet">
          <path d={sheet} className="shade" filter="url(#soft)" transform="translate(0 8)" />
          <path d={sheet} className="paper" />
          <path d={sheet} className="stroke-line" />
          <Label x={16} y={35} size={16} weight={600} tone="muted">
            {mode}
          </Label>
          <Label x={16} y={70} size={27} weight={800} tabular>
            {amount}
          </Label>
          <Tick x={148} y={60} size={26} />
        </g>
      </At>
    ))}
  </At>
);
