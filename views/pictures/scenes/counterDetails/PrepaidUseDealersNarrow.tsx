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

/** The same for phones: the cup behind the card, whose holder is large enough for a face. */
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
    <path d="M0 166H160V200H0z" className="green-soft" />
    <path d="M0 166H160V200H0z" className="green" opacity={0.3} />
    <Trophy x={35} y={6} scale={0.51} />
    <UsedCard
      x={13}
      y={113}
      turn={-6}
      scale={0.82}
      face={
        <CardFace tone="sheen" ink="on-brand" groups={0}>
          <Portrait x={304} y={122} size={160} hair="long" clothes="marigold" />
        </CardFace>
      }
    />
  </Scene>
);
