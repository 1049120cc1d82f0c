import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const months = [34, 58, 46, 78, 98] as const;
const foot = 124;

/** What comes in month by month, and below that it needs no collateral, 228 × 200. */
export const CashFlow = (place: Place) => (
  <At {...place}>
    <rect width={228} height={142} rx={12} className="surface" />
    {months.map((height, month) => (
      <rect
        key={height}
        x={22 + month * 40}
        y={foot - height}
        width={24}
        height={height}
        rx={4}
        className="green"
      />
    ))}
    <path d={`M16 ${foot}H212`} className="stroke-faint" strokeWidth={1.5} />
    <rect y={150} width={228} height={50} rx={12} className="surface" />
    <Label x={16} y={182} size={20} weight={700}>
      No collateral
    </Label>
    <Tick x={205} y={175} size={28} />
  </At>
);
