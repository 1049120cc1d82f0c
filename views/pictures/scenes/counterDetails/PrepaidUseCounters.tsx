import { CardFace, cardFaceSize } from '../../kit/money/CardFace.tsx';
import { PersonAtCounter } from '../../kit/people/PersonAtCounter.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A shop that sells and reloads cards: its keeper holds one out over the counter. */
export const PrepaidUseCounters = () => (
  <Scene {...cardFaceSize} ground="tint">
    <path d="M0 0H400V200H0z" className="brand-soft" />
    <Shelf x={14} y={112} width={372} stocked={130} />
    <path d="M0 206H400V252H0z" className="deep-lift" />
    <path d="M0 198H400V210H0z" className="brand-lift" />
    <PersonAtCounter
      x={230}
      y={42}
      scale={1.11}
      hair="bun"
      clothes="green"
      looks="left"
      gives={
        <At x={-136} y={-52} turn={-4} scale={0.33}>
          <CardFace tone="marigold" ink="deep" groups={3} />
        </At>
      }
    />
    <Awning x={0} y={0} stripe={50} count={8} drop={20} />
  </Scene>
);
