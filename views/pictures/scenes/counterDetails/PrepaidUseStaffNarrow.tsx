import { CardFace } from '../../kit/money/CardFace.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { At } from '../../kit/stage/At.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Truck } from '../../kit/things/Truck.tsx';

/** The same for phones: the card in a hand below the truck. */
export const PrepaidUseStaffNarrow = () => (
  <Scene {...narrowBitSize} ground="tint">
    <path d="M0 66Q80 8 160 70V200H0z" className="brand-lift" opacity={0.3} />
    <path d="M0 90H160V200H0z" className="deep-lift" />
    <Truck x={10} y={32} scale={0.64} />
    <Hand x={92} y={150} turn={-8} scale={0.34} sleeve="marigold">
      <At x={-226} y={-84} scale={0.72}>
        <CardFace tone="sheen" ink="on-brand" groups={3} />
      </At>
    </Hand>
  </Scene>
);
