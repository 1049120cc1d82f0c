import { ApprovedCase, FailedCase, LateCase } from '../../kit/money/withdrawalCases.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationCard } from '../../kit/stage/StationCard.tsx';

/* A column of the facts below it, and where the next begins. */
const column = { width: 378.7, height: 226 } as const;
const step = 410.7;

/* What is in a column has the same air on its left and its right. */
const inside = { x: 24.3, y: 22 } as const;

/** What a withdrawal changes if it is approved, and the days until its reversal and after that if it fails; each over the fact about it. */
export const MatmCash = () => (
  <Scene width={1200} height={column.height} ground="none">
    <StationCard {...column} x={0} y={0} tone="green-soft">
      <ApprovedCase {...inside} />
    </StationCard>
    <StationCard {...column} x={step} y={0} tone="red-soft">
      <FailedCase {...inside} />
    </StationCard>
    <StationCard {...column} x={2 * step} y={0} tone="marigold-soft">
      <LateCase {...inside} />
    </StationCard>
  </Scene>
);
