import { AimCard, aimCard } from '../../kit/records/AimCard.tsx';
import { CashFlow } from '../../kit/records/CashFlow.tsx';
import { RateBoard } from '../../kit/records/RateBoard.tsx';
import { Replies } from '../../kit/records/Replies.tsx';
import { SharedRecord } from '../../kit/records/SharedRecord.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationCard } from '../../kit/stage/StationCard.tsx';

/** The size of the plan: as wide as the page. */
export const aimSize = { width: 1200, height: aimCard.height } as const;

/* Each word has a column of 276, and 32 lie between two. */
const cards = [
  <SharedRecord key="record" x={0} y={0} size="wide" />,
  <RateBoard key="rate" x={0} y={0} />,
  <Replies key="replies" x={0} y={0} />,
  <CashFlow key="cash" x={0} y={0} />,
] as const;

/** What each word of the aim means, above its word and as wide: four plans with one thing on each. */
export const AboutAim = () => (
  <Scene {...aimSize} ground="none">
    {cards.map((content, column) => (
      <StationCard key={content.key} x={column * 308} y={0} {...aimCard} tone="brand">
        <AimCard>{content}</AimCard>
      </StationCard>
    ))}
  </Scene>
);
