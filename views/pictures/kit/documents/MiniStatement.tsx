import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';

const entries = [
  ['14 Nov', 'Cash', '−₹3,000'],
  ['12 Nov', 'Wages', '+₹6,400'],
  ['5 Nov', 'Pension', '+₹1,200'],
  ['1 Nov', 'Cash', '−₹2,000'],
] as const;

interface MiniStatementProps {
  readonly y: number;
  /** From entry to entry. */
  readonly step: number;
}

/** A mini statement that comes out of the printer, 304 wide and 48 from the left, with what came in in green. */
export function MiniStatement({ y, step }: MiniStatementProps) {
  const first = 74 + step;
  const end = Math.round(first + (entries.length - 0.4) * step) - 0.5;
  return (
    <>
      <SlipPrinter x={48} y={y} length={end + 52}>
        <Label x={128} y={44} size={19} weight={800} anchor="middle">
          Mini statement
        </Label>
        <Label x={128} y={68} size={14} tone="muted" anchor="middle">
          Aadhaar XXXX XXXX 4821
        </Label>
        {entries.map(([date, what, amount], index) => (
          <g key={date} transform={`translate(0 ${first + index * step})`}>
            <path d={`M16 ${-0.7 * step}H240`} className="stroke-line" />
            <Label x={16} y={0} size={14} tone="muted">
              {date}
            </Label>
            <Label x={80} y={0} size={16} weight={600}>
              {what}
            </Label>
            <Label
              x={240}
              y={0}
              size={16}
              weight={700}
              tone={amount.startsWith('+') ? 'green-ink' : 'ink'}
              anchor="end"
            >
              {amount}
            </Label>
          </g>
        ))}
        <path
          d={`M16 ${end}H240`}
          className="stroke-faint"
          strokeWidth={1.5}
          strokeDasharray="2 6"
        />
        <Label x={16} y={end + 35} size={16} tone="muted">
          Balance
        </Label>
        <Label x={240} y={end + 37} size={24} weight={800} anchor="end">
          ₹12,460
        </Label>
      </SlipPrinter>
      <Tick x={336} y={y + 32} size={56} />
    </>
  );
}
