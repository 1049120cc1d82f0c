import { CardFace } from '../../kit/money/CardFace.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Truck } from '../../kit/things/Truck.tsx';

/** The same for phones: the card above the truck. */
export const PrepaidUseStaffNarrow = () => (
  <Scene {...narrowBitSize} ground="tint">
    <path d="M0 110Q44 66 88 98T160 82V200H0z" className="brand-lift" opacity={0.35} />
    <path d="M0 170H160V200H0z" className="deep-lift" />
    <path d="M14 187H147" className="stroke-marigold" strokeWidth={5} strokeDasharray="28 24" />
    <Truck x={12} y={103} scale={0.63} />
    <UsedCard
      x={20}
      y={25}
      turn={-6}
      scale={0.72}
      face={<CardFace tone="sheen" ink="on-brand" groups={3} />}
    />
  </Scene>
);
