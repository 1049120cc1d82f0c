import { PlanGround } from '../../kit/documents/PlanGround.tsx';
import { outline } from '../../kit/places/outlinedPlaces.tsx';
import { CashBank } from '../../kit/records/CashBank.tsx';
import { RateBoard } from '../../kit/records/RateBoard.tsx';
import { RecordTriangle } from '../../kit/records/RecordTriangle.tsx';
import { RepliesHall } from '../../kit/records/RepliesHall.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The size of the plan: as wide as the page. */
export const aimSize = { width: 1200, height: 324 } as const;

/** One plan of the marketplace with what each word of the aim means, above its word: on one dashed ground stand three parties with one record, a board with rates, the hall and a lender's bank. */
export const AboutAim = () => (
  <Scene {...aimSize} ground="none">
    <g className="sheet">
      <PlanGround x={0} y={0} {...aimSize} />
      <path d="M-4 292H1204" {...outline} />
      <RecordTriangle x={34} y={32} />
      <RateBoard x={330} y={40} />
      <RepliesHall x={626} y={24} />
      <CashBank x={914} y={24} />
    </g>
  </Scene>
);
