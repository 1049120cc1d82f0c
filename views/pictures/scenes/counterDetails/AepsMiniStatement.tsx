import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { SlipPrinter } from '../../kit/SlipPrinter.tsx';
import { Tick } from '../../kit/Tick.tsx';

const entries = [
  ['14 Nov', 'Cash', '−₹3,000'],
  ['12 Nov', 'Wages', '+₹6,400'],
  ['5 Nov', 'Pension', '+₹1,200'],
  ['1 Nov', 'Cash', '−₹2,000'],
] as const;

/** A mini statement that comes out of the printer, with wages and pension in green. */
export function AepsMiniStatement() {
  return (
    <Scene width={400} height={400} ground="mint" grows="above">
      <Rings x={400} y={0} size={260} tone="green-soft" />
      <SlipPrinter x={48} y={24} length={280}>
        <Label x={128} y={44} size={19} weight={800} anchor="middle">
          Mini statement
        </Label>
        <Label x={128} y={68} size={14} tone="muted" anchor="middle">
          Aadhaar XXXX XXXX 4821
        </Label>
        {entries.map(([date, what, amount], index) => (
          <g key={date} transform={`translate(0 ${108 + index * 34})`}>
            <path d="M16-23.500H240" className="stroke-line" />
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
          d="M16 228.500H240"
          className="stroke-faint"
          strokeWidth={1.5}
          strokeDasharray="2 6"
        />
        <Label x={16} y={264} size={16} tone="muted">
          Balance
        </Label>
        <Label x={240} y={266} size={24} weight={800} anchor="end">
          ₹12,460
        </Label>
      </SlipPrinter>
      <Tick x={336} y={56} size={56} />
    </Scene>
  );
}
