import { PlanGround } from '../../kit/documents/PlanGround.tsx';
import { CashFlow } from '../../kit/records/CashFlow.tsx';
import { RateBoard } from '../../kit/records/RateBoard.tsx';
import { Replies } from '../../kit/records/Replies.tsx';
import { SharedRecord } from '../../kit/records/SharedRecord.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';

/** The size of the plan: as wide as the page. */
export const aimSize = { width: 1200, height: 296 } as const;

/* Each word has a column of 276, and 32 lie between two. */
const pitch = 308;
const margin = { x: 24, y: 30 } as const;

const stages = [CashFlow, Replies, RateBoard, SharedRecord] as const;

/** One loan on one plan, a stage above each word of the aim: the borrower's cash flow, the lenders' replies, the rate that is taken, and the record that all hold. */
export const AboutAim = () => (
  <Scene {...aimSize} ground="none">
    <StationCard x={0} y={0} {...aimSize} tone="brand">
      <g className="sheet">
        <PlanGround x={0} y={0} {...aimSize} />
        {stages.map((Stage, column) => (
          <Stage key={Stage.name} x={column * pitch + margin.x} y={margin.y} />
        ))}
        {stages.slice(1).map((Stage, column) => (
          <StationArrow
            key={Stage.name}
            x={(column + 1) * pitch - (pitch - 276) / 2}
            y={aimSize.height / 2}
          />
        ))}
      </g>
    </StationCard>
  </Scene>
);
