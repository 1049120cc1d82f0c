import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { FullKycCard } from '../../kit/money/prepaidFaces.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Trophy } from '../../kit/things/Trophy.tsx';

const bars = [
  [32, 64],
  [88, 108],
  [256, 132],
  [312, 176],
] as const;

/** The target that a dealer has reached: the cup before the growing bars, and the card with the reward. */
export const PrepaidUseDealers = () => (
  <Scene {...cardFaceSize} ground="mint">
    {bars.map(([x, height]) => (
      <rect
        key={x}
        x={x + 8}
        y={252 - height}
        width={40}
        height={height + 16}
        rx={8}
        className="green"
        opacity={0.4}
      />
    ))}
    <Trophy x={44} y={26} scale={1.01} />
    <UsedCard x={212} y={128} turn={-6} face={<FullKycCard />} />
  </Scene>
);
