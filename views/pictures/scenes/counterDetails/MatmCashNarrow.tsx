import { ApprovedCase, FailedCase, LateCase } from '../../kit/money/withdrawalCases.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationCard } from '../../kit/stage/StationCard.tsx';

/* What is in a card has the same air on its left and its right. */
const inside = { x: 20, y: 18, scale: 1.09, narrow: true } as const;

/** The same for phones: two cards below each other, and in the second the days in two rows on one grid. */
export const MatmCashNarrow = () => (
  <Scene width={400} height={607} ground="none">
    <StationCard x={0} y={0} width={400} height={200} tone="green-soft">
      <ApprovedCase {...inside} />
    </StationCard>
    <StationCard x={0} y={218} width={400} height={389} tone="red-soft">
      <FailedCase {...inside} />
      <LateCase {...inside} y={209} />
    </StationCard>
  </Scene>
);
