import { Label } from '../shapes/Label.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Stamp } from './Stamp.tsx';

const rows = [
  ['Sent', '₹15,000', 30],
  ['Receives', 'NPR 24,000', 96],
] as const;

const sheet = `M0 6a6 6 0 016-6H174a6 6 0 016 6V198${'l-7.500-8l-7.500 8'.repeat(12)}z`;

const stamp = { x: 90, y: 162, turn: -3, size: 15 } as const;

/** The receipt of a transfer to Nepal, 180 × 198: what was sent, what is received, and a stamp that tells that it was paid out. */
export const NepalReceipt = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <path d={sheet} className="shade" filter="url(#soft)" transform="translate(0 14)" />
      <path d={sheet} className="paper" />
      <path d={sheet} className="stroke-line" />
      {rows.map(([label, amount, y]) => (
        <g key={label}>
          <Label x={18} y={y} size={16} weight={600} tone="muted">
            {label}
          </Label>
          <Label x={18} y={y + 28} size={23} weight={800}>
            {amount}
          </Label>
        </g>
      ))}
      <path d="M18 73H162" className="stroke-faint" strokeWidth={1.5} strokeDasharray="2 6" />
      <Arrival
        was={
          <Stamp {...stamp} tone="marigold">
            On its way
          </Stamp>
        }
      >
        <Stamp {...stamp}>Paid in cash</Stamp>
      </Arrival>
    </g>
  </At>
);
