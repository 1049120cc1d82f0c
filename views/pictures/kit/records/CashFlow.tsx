import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const months = [50, 86, 68, 116, 150] as const;
const foot = 164;

/** What comes in month by month, and below that it needs no collateral, 228 × 232. */
export const CashFlow = (place: Place) => (
  <At {...place}>
    {months.map((height, month) => (
      <rect
        key={height}
        x={8 + month * 44.5}
        y={foot - height}
        width={34}
        height={height}
        rx={5}
        className="code-number"
      />
    ))}
    <path d={`M0 ${foot}H228`} className="stroke-on-brand" strokeWidth={2} opacity={0.6} />
    <rect y={184} width={228} height={48} rx={24} className="surface" />
    <Label x={24} y={215} size={20} weight={700}>
      No collateral
    </Label>
    <Tick x={202} y={208} size={30} />
  </At>
);
