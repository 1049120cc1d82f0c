import { At, type Place } from './At.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { Panel } from './Panel.tsx';
import { Tick } from './Tick.tsx';

const events = [
  ['Sent', '10:02:11', 'brand'],
  ['Pending', '10:02:12', 'marigold'],
  ['Failed', '10:02:40', 'red'],
] as const;

interface PayoutHistoryProps extends Place {
  /** From event to event. */
  readonly step: number;
}

/** A payout that failed: its number and amount, what happened when, and why; 222 wide, y is the first baseline. */
export function PayoutHistory({ step, ...place }: PayoutHistoryProps) {
  const reason = 72 + 3 * step;
  return (
    <At {...place}>
      <Label x={0} y={0} size={17} tone="muted">
        Payout PO-7732
      </Label>
      <Label x={0} y={40} size={36} weight={800}>
        ₹1,940
      </Label>
      <path d={`M12 78V${78 + 2 * step}`} className="stroke-line" strokeWidth={3} />
      {events.map(([name, time, tone], index) => (
        <g key={name} transform={`translate(12 ${78 + index * step})`}>
          <circle r={12} className={tone} />
          {tone === 'red' && <Glyph name="x" x={-9} y={-9} size={18} tone="surface" bold />}
          <Label x={28} y={6} size={18} weight={700}>
            {name}
          </Label>
          <Label x={210} y={6} size={16} tone="muted" anchor="end">
            {time}
          </Label>
        </g>
      ))}
      <rect y={reason - 20} width={222} height={36} rx={8} className="red-soft" />
      <Label x={111} y={reason + 4} size={16} tone="red" anchor="middle" mono>
        ACCOUNT_CLOSED
      </Label>
    </At>
  );
}

/** The amount of that payout, back where it came from: 352 × 92. */
export function AmountReturned(place: Place) {
  return (
    <Panel {...place} width={352} height={92}>
      <Tick x={48} y={46} size={44} />
      <Label x={86} y={40} size={17} tone="muted">
        Back in your balance
      </Label>
      <Label x={86} y={70} size={26} weight={800} tone="green-ink">
        +₹1,940
      </Label>
    </Panel>
  );
}
