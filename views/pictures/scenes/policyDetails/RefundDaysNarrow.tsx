import { refundPeriods } from '../../kit/records/refundPeriods.ts';
import { DayCells } from '../../kit/shapes/DayCells.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The three periods of a refund below each other, to one scale, with the names of their steps, for phones. */
export const RefundDaysNarrow = () => (
  <Scene width={350} height={270} ground="tint">
    {refundPeriods.map((period, index) => (
      <At key={period.from} x={16} y={19 + index * 86}>
        <Label x={0} y={13} size={15} weight={700}>
          {period.step}
        </Label>
        <Label x={318} y={13} size={15} tone="muted" anchor="end">
          {`${period.days} ${period.kind}`}
        </Label>
        <DayCells x={0} y={24} period={period} day={21.5} height={18} />
      </At>
    ))}
  </Scene>
);
