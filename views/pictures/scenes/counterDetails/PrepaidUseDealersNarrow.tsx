import { CardFace } from '../../kit/money/CardFace.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Trophy } from '../../kit/things/Trophy.tsx';

const bars = [
  [92, 96],
  [124, 128],
] as const;

/** The same for phones: the cup on its foot, the card that leans on it, and two of the bars. */
export const PrepaidUseDealersNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    {bars.map(([x, height]) => (
      <rect
        key={x}
        x={x}
        y={170 - height}
        width={24}
        height={height + 8}
        rx={6}
        className="green"
        opacity={0.4}
      />
    ))}
    <path d="M0 162H160V200H0z" className="green-soft" />
    <path d="M0 162H160V200H0z" className="green" opacity={0.3} />
    <ContactShadow x={72} y={180} width={128} />
    <Trophy x={0} y={20} scale={0.71} />
    <UsedCard
      x={66}
      y={133}
      turn={-7}
      scale={0.5}
      face={<CardFace tone="sheen" ink="on-brand" groups={0} />}
    />
  </Scene>
);
