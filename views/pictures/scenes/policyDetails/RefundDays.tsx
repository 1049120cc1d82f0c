import { refundPeriods } from '../../kit/records/refundPeriods.ts';
import { DayCells } from '../../kit/shapes/DayCells.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const [left, right, top, day] = [28, 844, 42, 35.4];

/** The days of a refund on one line, to scale: from the purchase to the day on which the money is back. */
export const RefundDays = () => (
  <Scene width={872} height={124} ground="tint">
    {refundPeriods.map((period, index) => {
      const before = refundPeriods.slice(0, index).reduce((sum, { most }) => sum + most, 0);
      const x = left + before * day;
      return (
        <g key={period.from}>
          <path d={`M${x} 22V${top + 20}`} className="stroke-muted" strokeWidth={2} />
          <Label x={x + 9} y={31} size={15} weight={700}>
            {period.from}
          </Label>
          <DayCells x={x + 1} y={top} period={period} day={day} height={20} />
          <Label x={x + 4} y={86} size={17} weight={700}>
            {period.days}
          </Label>
          <Label x={x + 4} y={105} size={14} tone="muted">
            {period.kind}
          </Label>
        </g>
      );
    })}
    <path d={`M${right} 22V${top + 20}`} className="stroke-green-ink" strokeWidth={2} />
    <Label x={right - 9} y={31} size={15} weight={700} tone="green-ink" anchor="end">
      Money returned
    </Label>
  </Scene>
);
