import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PaperDocument } from '../../kit/PaperDocument.tsx';
import { Scene } from '../../kit/Scene.tsx';

const modes = [
  ['UPI', '12 sales', '0%', '₹9,150'],
  ['RuPay debit', '4 sales', '0%', '₹4,300'],
  ['Other cards', '5 sales', 'agreed', '₹10,850'],
] as const;

/** The day's batch by kind of payment with the discount on each, and the account that it goes to. */
export function PosSettlement() {
  return (
    <Scene width={400} height={408} ground="warm" grows="around">
      <Rings x={400} y={408} size={280} tone="marigold-soft" />
      <PaperDocument x={24} y={24} width={352} height={268}>
        <Label x={20} y={40} size={20} weight={800}>
          The day’s batch
        </Label>
        <Label x={20} y={63} size={15} tone="muted">
          14 Nov 2026, 21 sales
        </Label>
        <Label x={220} y={94} size={14} tone="muted" anchor="end">
          Discount
        </Label>
        <Label x={332} y={94} size={14} tone="muted" anchor="end">
          Sales
        </Label>
        {modes.map(([mode, count, discount, sum], index) => (
          <g key={mode} transform={`translate(0 ${104 + index * 52})`}>
            <path d="M20 .5H332" className="stroke-line" />
            <Label x={20} y={23} size={17} weight={700}>
              {mode}
            </Label>
            <Label x={20} y={42} size={14} tone="muted">
              {count}
            </Label>
            <Label
              x={220}
              y={32}
              size={17}
              weight={700}
              tone={discount === '0%' ? 'green-ink' : 'muted'}
              anchor="end"
            >
              {discount}
            </Label>
            <Label x={332} y={32} size={17} weight={700} anchor="end">
              {sum}
            </Label>
          </g>
        ))}
      </PaperDocument>
      <Panel x={56} y={300} width={320} height={84} tone="deep">
        <rect x={16} y={18} width={48} height={48} rx={8} className="deep-lift" />
        <Glyph name="bank" x={26} y={28} size={28} tone="on-deep" />
        <Label x={80} y={37} tone="on-deep-muted">
          To your bank account
        </Label>
        <Label x={80} y={65} size={20} weight={800} tone="on-deep">
          ₹24,300 less charges
        </Label>
      </Panel>
    </Scene>
  );
}
