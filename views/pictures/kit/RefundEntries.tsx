import { Label } from './Label.tsx';
import { Panel } from './Panel.tsx';
import { Pill } from './Pill.tsx';
import { Row } from './Row.tsx';

interface RefundEntriesProps {
  readonly y: number;
  /** From entry to entry. */
  readonly step: number;
  /** With the balance after each. */
  readonly isRunning?: boolean;
}

/** A prepaid balance and its last two entries, a recharge that failed and its refund; 336 wide, 32 from the left. */
export function RefundEntries({ y, step, isRunning }: RefundEntriesProps) {
  const size = isRunning ? 19 : 18;
  return (
    <>
      <Panel x={48} y={y + 92} width={304} height={64 + 2 * step}>
        <Row
          x={20}
          y={54 + step / 2 - size * 1.25}
          width={264}
          size={size}
          glyph="phone"
          tone="red"
          title="Recharge"
          note="Failed"
          amount="−₹299"
          {...(isRunning && { amountNote: 'Left ₹18,451' })}
        />
        <path d={`M20 ${52.5 + step}H284`} className="stroke-line" />
        <Row
          x={20}
          y={54 + 1.5 * step - size * 1.25}
          width={264}
          size={size}
          glyph="refresh"
          tone="green"
          title="Refund"
          note="Automatic"
          amount="+₹299"
          amountTone="green-ink"
          {...(isRunning && { amountNote: 'Left ₹18,750' })}
        />
      </Panel>
      <Panel x={32} y={y} width={336} height={144} tone="sheen">
        <Label x={28} y={48} size={18} tone="on-brand">
          Prepaid balance
        </Label>
        <Label x={28} y={104} size={46} weight={800} tone="on-brand">
          ₹18,750
        </Label>
        <Pill x={308} y={28} size={17} tone="green" anchor="end">
          As before
        </Pill>
      </Panel>
    </>
  );
}
