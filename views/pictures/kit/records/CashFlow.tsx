import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const months = [56, 98, 78, 132, 170] as const;
const foot = 170;

/** What comes in month by month, and below that it needs no collateral, 228 × 236. */
export const CashFlow = (place: Place) => (
  <At {...place}>
    <Label x={0} y={20} size={21} weight={600} tone="muted">
      Cash flow
    </Label>
    {months.map((height, month) => (
      <rect
        key={height}
        x={month * 48}
        y={foot - height}
        width={36}
        height={height}
        rx={5}
        className="green"
        opacity={0.4 + month * 0.15}
      />
    ))}
    <path d={`M0 ${foot}H228`} className="stroke-faint" strokeWidth={2} />
    <rect y={188} width={228} height={48} rx={24} className="green-soft" />
    <Tick x={40} y={212} size={30} />
    <Label x={66} y={219.5} size={21} weight={600} tone="green-ink">
      No collateral
    </Label>
  </At>
);
