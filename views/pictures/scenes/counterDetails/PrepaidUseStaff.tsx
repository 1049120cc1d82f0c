import { CardFace, cardFaceSize } from '../../kit/money/CardFace.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Truck } from '../../kit/things/Truck.tsx';

/** Staff on the road: the truck of a company on its way, and in a hand the card that pays for it. */
export const PrepaidUseStaff = () => (
  <Scene {...cardFaceSize} ground="tint">
    <path d="M0 124Q150 16 400 132V252H0z" className="brand-lift" opacity={0.3} />
    <path d="M0 136H400V252H0z" className="deep-lift" />
    <path d="M10 200H400" className="stroke-marigold" strokeWidth={6} strokeDasharray="40 32" />
    <Truck x={12} y={34} scale={1} />
    <Hand x={296} y={172} turn={-8} scale={0.5} sleeve="marigold">
      <At x={-170} y={-72} scale={0.68}>
        <CardFace tone="sheen" ink="on-brand" groups={3} />
      </At>
    </Hand>
  </Scene>
);
