import { refundPeriods } from '../../kit/records/refundPeriods.ts';
import { DayCells } from '../../kit/shapes/DayCells.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const height = 136;

/* The columns of the steps below. */
const column = { width: 269.3, gap: 32 } as const;

/** The days of a refund, to one scale: each period is above the step in which it passes, whose words say what happens in it. */
export const RefundDays = () => (
  <Scene width={872} height={height} ground="none">
    {refundPeriods.map((period, index) => (
      <At key={period.from} x={index * (column.width + column.gap)} y={0}>
        <Panel x={0} y={0} width={column.width} height={height} tone="surface-2" flat>
          <Label x={16} y={32} size={15} tone="muted">
            {`${period.from} to ${period.to}`}
          </Label>
          <Label x={16} y={58} size={19} weight={700}>
            {`${period.days} ${period.kind}`}
          </Label>
          <DayCells x={16} y={76} period={period} day={16.15} height={20} />
        </Panel>
        {index > 0 && <StepArrow x={-26} y={height / 2} length={20} tone="brand" />}
      </At>
    ))}
  </Scene>
);
