import { CardFace } from '../../kit/money/CardFace.tsx';
import { CardGiver } from '../../kit/people/CardGiver.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { At } from '../../kit/stage/At.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the shopkeeper near, who holds the card out. */
export const PrepaidUseCountersNarrow = () => (
  <Scene {...narrowBitSize} ground="tint">
    <path d="M0 0H160V152H0z" className="brand-soft" />
    <path d="M0 152H160V200H0z" className="deep-lift" />
    <path d="M0 146H160V158H0z" className="brand-lift" />
    <CardGiver x={70} y={54} scale={0.66}>
      <At x={-32} y={-26} turn={-8} scale={0.17}>
        <CardFace tone="marigold" ink="deep" groups={0} />
      </At>
    </CardGiver>
    <Awning x={0} y={0} stripe={20} count={8} drop={8} />
  </Scene>
);
