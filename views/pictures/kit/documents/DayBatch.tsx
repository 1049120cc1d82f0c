import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

const modes = [
  ['UPI', '12 sales', '0%', '₹9,150'],
  ['RuPay debit', '4 sales', '0%', '₹4,300'],
  ['Other cards', '5 sales', 'as agreed', '₹10,850'],
] as const;

interface DayBatchProps extends Place {
  /** From one kind of payment to the next. */
  readonly step: number;
  /** Adds them up on a last line. */
  readonly summed?: boolean;
}

/** The day’s batch by kind of payment, with the charge on each, 352 wide. */
export function DayBatch({ step, summed, ...place }: DayBatchProps) {
  const end = 104 + modes.length * step;
  return (
    <PaperDocument {...place} width={352} height={end + (summed ? 60 : 8)}>
      <Label x={20} y={40} size={20} weight={800}>
        The day’s batch
      </Label>
      <Label x={20} y={63} size={15} tone="muted">
        14 Nov 2026, 21 sales
      </Label>
      <Label x={226} y={94} size={14} tone="muted" anchor="end">
        Charge (MDR)
      </Label>
      <Label x={332} y={94} size={14} tone="muted" anchor="end">
        Sales
      </Label>
      {modes.map((mode, index) => (
        <At key={mode[0]} x={0} y={104 + index * step}>
          <Mode mode={mode} middle={step / 2} />
        </At>
      ))}
      {summed && (
        <At x={0} y={end}>
          <path d="M20 .5H332" className="stroke-ink" strokeWidth={1.5} />
          <Label x={20} y={36} size={17} weight={800}>
            Total
          </Label>
          <Label x={332} y={37} size={22} weight={800} anchor="end">
            ₹24,300
          </Label>
        </At>
      )}
    </PaperDocument>
  );
}

interface ModeProps {
  readonly mode: (typeof modes)[number];
  readonly middle: number;
}

function Mode({ mode: [name, count, charge, sum], middle }: ModeProps) {
  const tone = charge === '0%' ? 'green-ink' : 'muted';
  return (
    <>
      <path d="M20 .5H332" className="stroke-line" />
      <Label x={20} y={middle - 3} size={17} weight={700}>
        {name}
      </Label>
      <Label x={20} y={middle + 16} size={14} tone="muted">
        {count}
      </Label>
      <Label x={226} y={middle + 6} size={17} weight={700} tone={tone} anchor="end">
        {charge}
      </Label>
      <Label x={332} y={middle + 6} size={17} weight={700} anchor="end">
        {sum}
      </Label>
    </>
  );
}

/** The account that the batch goes to, 84 high. */
export function BankCredit({ width, ...place }: Place & { readonly width: number }) {
  return (
    <Panel {...place} width={width} height={84} tone="deep">
      <rect x={16} y={18} width={48} height={48} rx={8} className="deep-lift" />
      <Glyph name="bank" x={26} y={28} size={28} tone="on-deep" />
      <Label x={80} y={36} size={16} weight={600} tone="on-deep">
        Paid to your bank
      </Label>
      <Label x={80} y={65} size={19} weight={800} tone="on-deep">
        ₹24,300 minus charges
      </Label>
    </Panel>
  );
}

/** The same, as large as its place in a row needs it, 304 × 196. */
export const BankCreditLarge = (place: Place) => (
  <Panel {...place} width={304} height={196} tone="deep">
    <rect x={28} y={28} width={64} height={64} rx={12} className="deep-lift" />
    <Glyph name="bank" x={42} y={42} size={36} tone="on-deep" />
    <Label x={28} y={128} size={18} weight={600} tone="on-deep">
      Paid to your bank
    </Label>
    <Label x={28} y={162} size={21.5} weight={800} tone="on-deep">
      ₹24,300 minus charges
    </Label>
  </Panel>
);
