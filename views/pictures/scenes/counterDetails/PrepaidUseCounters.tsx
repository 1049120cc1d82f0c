import { CardFace, cardFaceSize } from '../../kit/money/CardFace.tsx';
import { FingersBelow, ThumbAbove } from '../../kit/people/Hand.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const customer = { x: 124, y: 143, turn: -16, scale: 0.48, mirrored: 1 } as const;
const keeper = { x: 268, y: 98, turn: -10, scale: 0.48 } as const;

/** A shop that sells and reloads cards: the hands over its counter, and the card between them. */
export const PrepaidUseCounters = () => (
  <Scene {...cardFaceSize} ground="tint">
    <path d="M0 0H400V252H0z" className="brand-soft" />
    <path d="M0 224H400V252H0z" className="deep-lift" />
    <path d="M0 216H400V228H0z" className="brand-lift" />
    <At {...customer}>
      <FingersBelow skin="skin-deep" />
    </At>
    <At {...keeper}>
      <FingersBelow skin="skin" />
    </At>
    <At x={97} y={82} turn={-10} scale={0.48}>
      <CardFace tone="marigold" ink="deep" groups={0} />
    </At>
    <At {...customer}>
      <ThumbAbove skin="skin-deep" sleeve="brand" reach={640} />
    </At>
    <At {...keeper}>
      <ThumbAbove skin="skin" sleeve="green" reach={640} />
    </At>
    <Awning x={0} y={0} stripe={40} count={10} drop={6} />
  </Scene>
);
