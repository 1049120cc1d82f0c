import { AimHall } from '../../kit/records/AimHall.tsx';
import { CashFlow } from '../../kit/records/CashFlow.tsx';
import { RateBoard } from '../../kit/records/RateBoard.tsx';
import { Replies } from '../../kit/records/Replies.tsx';
import { SharedRecord } from '../../kit/records/SharedRecord.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationCard } from '../../kit/stage/StationCard.tsx';

/** The size of the plan: as wide as the page. */
export const aimSize = { width: 1200, height: 324 } as const;

/* Each word has a column of 276, and 32 lie between two. */
const halls = [
  ['Records', <SharedRecord key="records" x={0} y={0} size="wide" />],
  ['Rates', <RateBoard key="rates" x={0} y={0} />],
  ['Replies', <Replies key="replies" x={0} y={0} />],
  ['Cash flow', <CashFlow key="cash" x={0} y={0} />],
] as const;

/** What each word of the aim means, above its word and as wide: four dashed halls of one kind, with what is in each. */
export const AboutAim = () => (
  <Scene {...aimSize} ground="none">
    {halls.map(([name, content], column) => (
      <StationCard
        key={name}
        x={column * 308}
        y={0}
        width={276}
        height={aimSize.height}
        tone="brand"
      >
        <AimHall size="wide" name={name}>
          {content}
        </AimHall>
      </StationCard>
    ))}
  </Scene>
);
