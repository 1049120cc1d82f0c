import { At, type Place } from './At.tsx';
import { Donut } from './Donut.tsx';
import { Label } from './Label.tsx';

interface SenderMonthProps extends Place {
  /** Of the ring. */
  readonly radius: number;
  /** From line to line below it. */
  readonly step: number;
  /** How many of them there is room for. */
  readonly lines: 2 | 3;
}

/* With ₹2,200 left in the ring. */
const month = [
  ['Sent', '₹22,800'],
  ['Limit a month', '₹25,000'],
  ['Limit a transfer', '₹5,000'],
] as const;

/** What one sender has sent this month and may still send, on a screen 286 wide; y is the first baseline. */
export function SenderMonth({ radius, step, lines, ...place }: SenderMonthProps) {
  const middle = 38 + radius;
  const first = middle + radius + 42;
  return (
    <At {...place}>
      <Label x={143} y={0} size={19} weight={700} anchor="middle">
        Sender 98300 XXXXX
      </Label>
      <Donut
        x={143}
        y={middle}
        radius={radius}
        thickness={24}
        shares={[
          [0.912, 'brand'],
          [0.088, 'green'],
        ]}
      />
      <Label x={143} y={middle - 6} size={radius / 6} tone="muted" anchor="middle">
        Left in November
      </Label>
      <Label
        x={143}
        y={middle + 0.3 * radius}
        size={radius / 3}
        weight={800}
        anchor="middle"
        tone="green-ink"
      >
        ₹2,200
      </Label>
      {month.slice(0, lines).map(([what, amount], index) => (
        <g key={what} transform={`translate(24 ${first + index * step})`}>
          {index > 0 && <path d={`M0 ${-step / 2 - 5.5}H238`} className="stroke-line" />}
          <Label x={0} y={0} size={17} tone="muted">
            {what}
          </Label>
          <Label x={238} y={0} size={18} weight={700} anchor="end">
            {amount}
          </Label>
        </g>
      ))}
    </At>
  );
}
