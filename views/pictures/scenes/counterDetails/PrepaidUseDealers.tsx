import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { FullKycCard } from '../../kit/money/prepaidFaces.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Trophy } from '../../kit/things/Trophy.tsx';

/* Their tops are above the card, so that they read as bars. */
const bars = [
  [222, 66],
  [268, 44],
  [314, 22],
] as const;

/** The target that a dealer has reached: the cup before the card with the reward and the growing bars. */
export const PrepaidUseDealers = () => (
  <Scene {...cardFaceSize} ground="mint">
    {bars.map(([x, top]) => (
      <rect
        key={x}
        x={x}
        y={top}
        width={36}
        height={220 - top}
        rx={8}
        className="green"
        opacity={0.4}
      />
    ))}
    <path d="M0 218H400V252H0z" className="green-soft" />
    <path d="M0 218H400V252H0z" className="green" opacity={0.3} />
    <UsedCard x={146} y={110} turn={-6} scale={1.3} face={<FullKycCard />} />
    <Trophy x={48} y={18} scale={1} />
  </Scene>
);
