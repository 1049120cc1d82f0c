import { CardFace } from '../../kit/money/CardFace.tsx';
import { PersonAtCounter } from '../../kit/people/PersonAtCounter.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { At } from '../../kit/stage/At.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the shopkeeper near, who holds the card up. */
export const PrepaidUseCountersNarrow = () => (
  <Scene {...narrowBitSize} ground="tint">
    <path d="M0 0H160V152H0z" className="brand-soft" />
    <path d="M0 152H160V200H0z" className="deep-lift" />
    <path d="M0 146H160V158H0z" className="brand-lift" />
    <PersonAtCounter
      x={74}
      y={42}
      scale={0.74}
      hair="bun"
      clothes="green"
      looks="left"
      gives={
        <At x={-47} y={12} turn={-94} scale={0.23}>
          <CardFace tone="marigold" ink="deep" groups={0} />
        </At>
      }
    />
    <Awning x={0} y={0} stripe={20} count={8} drop={8} />
  </Scene>
);
