import { CardFace } from '../../kit/money/CardFace.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { Portrait } from '../../kit/people/Portrait.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Trophy } from '../../kit/things/Trophy.tsx';

const bars = [
  [12, 84],
  [48, 108],
  [84, 136],
  [120, 164],
] as const;

/** The same for phones: the card before the cup, its holder large enough for a face. */
export const PrepaidUseDealersNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    {bars.map(([x, height]) => (
      <rect
        key={x}
        x={x}
        y={200 - height}
        width={28}
        height={height + 8}
        rx={6}
        className="green"
        opacity={0.4}
      />
    ))}
    <Trophy x={27} y={8} scale={0.6} />
    <UsedCard
      x={14}
      y={112}
      turn={-6}
      scale={0.79}
      face={
        <CardFace tone="sheen" ink="on-brand" groups={3}>
          <Portrait x={296} y={96} size={160} hair="long" clothes="marigold" />
        </CardFace>
      }
    />
  </Scene>
);
