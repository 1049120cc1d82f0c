import { CardFace } from '../../kit/money/CardFace.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { PersonAtCounter } from '../../kit/people/PersonAtCounter.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the shopkeeper near, and the card before her counter. */
export const PrepaidUseCountersNarrow = () => (
  <Scene {...narrowBitSize} ground="tint">
    <path d="M0 0H160V110H0z" className="brand-soft" />
    <path d="M0 109H160V200H0z" className="deep-lift" />
    <path d="M0 106H160V115H0z" className="brand-lift" />
    <PersonAtCounter x={43} y={27} scale={0.58} hair="bun" clothes="green" />
    <Awning x={0} y={0} stripe={20} count={8} drop={8} />
    <UsedCard
      x={25}
      y={127}
      turn={-3}
      scale={0.68}
      face={<CardFace tone="marigold" ink="deep" />}
    />
  </Scene>
);
