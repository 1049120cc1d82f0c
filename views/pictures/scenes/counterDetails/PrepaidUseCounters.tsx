import { CardFace, cardFaceSize } from '../../kit/money/CardFace.tsx';
import { CardGiver } from '../../kit/people/CardGiver.tsx';
import { PersonActing } from '../../kit/people/PersonActing.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A shop that sells and reloads cards: its keeper hands one to a customer, whose hand is open below it. */
export const PrepaidUseCounters = () => (
  <Scene {...cardFaceSize} ground="tint">
    <path d="M0 0H400V252H0z" className="brand-soft" />
    <Shelf x={176} y={104} width={210} stocked={62} />
    <path d="M0 204H400V252H0z" className="deep-lift" />
    <path d="M0 196H400V208H0z" className="brand-lift" />
    <PersonActing
      x={-14}
      y={44}
      scale={2}
      clothes="brand"
      skin="skin-deep"
      looks="right"
      hangs="left"
      arms={[
        { shoulder: [71, 69], elbow: [68, 97], wrist: [86, 85], thumb: 'left', cuff: 'on-brand' },
      ]}
    />
    <CardGiver x={250} y={56} scale={1}>
      <At x={-32} y={-26} turn={-8} scale={0.16}>
        <CardFace tone="marigold" ink="deep" groups={0} />
      </At>
    </CardGiver>
    <Awning x={0} y={0} stripe={40} count={10} drop={6} />
  </Scene>
);
