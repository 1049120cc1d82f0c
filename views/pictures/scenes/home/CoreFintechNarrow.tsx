import { CardFace } from '../../kit/money/CardFace.tsx';
import { FingersBelow, ThumbAbove } from '../../kit/people/Hand.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { At } from '../../kit/stage/At.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const customer = { x: 55, y: 126, turn: -30, scale: 0.25, mirrored: 1 } as const;
const keeper = { x: 110, y: 92, turn: -16, scale: 0.25 } as const;

/** A prepaid card from hand to hand over the counter, beside the words on phones. */
export const CoreFintechNarrow = () => (
  <Scene {...narrowBitSize} ground="tint">
    <path d="M0 0H160V164H0z" className="brand-soft" />
    <path d="M0 164H160V200H0z" className="deep-lift" />
    <path d="M0 156H160V168H0z" className="brand-lift" />
    <At {...customer}>
      <FingersBelow skin="skin-deep" />
    </At>
    <At {...keeper}>
      <FingersBelow skin="skin" />
    </At>
    <At x={31} y={84} turn={-14} scale={0.235}>
      <CardFace tone="marigold" ink="deep" groups={0} />
    </At>
    <At {...customer}>
      <ThumbAbove skin="skin-deep" sleeve="brand" reach={640} />
    </At>
    <At {...keeper}>
      <ThumbAbove skin="skin" sleeve="green" reach={640} />
    </At>
    <Awning x={0} y={0} stripe={20} count={8} drop={8} />
  </Scene>
);
