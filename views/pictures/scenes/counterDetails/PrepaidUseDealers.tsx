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

/** The target that a dealer has reached: the cup before the card with the reward and the growing bars. */
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
    <path d="M0 218H400V252H0z" className="green-soft" />
    <path d="M0 218H400V252H0z" className="green" opacity={0.3} />
    <UsedCard x={146} y={96} turn={-6} scale={1.3} face={<FullKycCard />} />
    <Trophy x={48} y={18} scale={1} />
  </Scene>
);
