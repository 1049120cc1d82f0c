import { refundPeriods } from '../../kit/records/refundPeriods.ts';
import { DayCells } from '../../kit/shapes/DayCells.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The three periods of a refund below each other, to one scale, for phones. */
export const RefundDaysNarrow = () => (
  <Scene width={350} height={166} ground="tint">
    {refundPeriods.map((period, index) => (
      <At key={period.from} x={16} y={14 + index * 48}>
        <Label x={2} y={14} size={13} weight={700}>
          {`${period.from} to ${period.to}`}
        </Label>
        <Label x={316} y={14} size={12} weight={600} tone="muted" anchor="end">
          {`${period.days} ${period.kind}`}
        </Label>
        <DayCells x={0} y={22} period={period} day={21.2} height={16} />
      </At>
    ))}
  </Scene>
);
