import { CardFace } from '../../kit/money/CardFace.tsx';
import { FingersBelow, ThumbAbove } from '../../kit/people/Hand.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { At } from '../../kit/stage/At.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const customer = { x: 91, y: 108, turn: -30, scale: 0.25, mirrored: 1 } as const;
const keeper = { x: 150, y: 74, turn: -16, scale: 0.25 } as const;

/** A prepaid card from hand to hand over the counter, above the words on phones. */
export const CoreFintechNarrow = () => (
  <Scene {...bitSize} ground="tint">
    <path d="M0 0H240V134H0z" className="brand-soft" />
    <path d="M0 134H240V150H0z" className="deep-lift" />
    <path d="M0 126H240V137H0z" className="brand-lift" />
    <At {...customer}>
      <FingersBelow skin="skin-deep" />
    </At>
    <At {...keeper}>
      <FingersBelow skin="skin" />
    </At>
    <At x={70} y={68} turn={-14} scale={0.235}>
      <CardFace tone="marigold" ink="deep" groups={0} />
    </At>
    <At {...customer}>
      <ThumbAbove skin="skin-deep" sleeve="brand" reach={640} />
    </At>
    <At {...keeper}>
      <ThumbAbove skin="skin" sleeve="green" reach={640} />
    </At>
    <Awning x={0} y={0} stripe={20} count={12} drop={6} />
  </Scene>
);
