import { CardFace, cardFaceSize } from '../../kit/money/CardFace.tsx';
import { CounterClerk } from '../../kit/people/CounterClerk.tsx';
import { CounterTop } from '../../kit/places/CounterTop.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const SoldCard = () => (
  <At x={4} y={-32} turn={-9} scale={0.135}>
    <CardFace tone="marigold" ink="deep" groups={0} />
  </At>
);

/** A shop that sells and reloads cards: its keeper behind the counter, a card in one hand. */
export const PrepaidUseCounters = () => (
  <Scene {...cardFaceSize} ground="sand">
    <path d="M0 0H400V252H0z" className="marigold-soft" />
    <CounterTop y={203} depth={32} />
    <CounterClerk x={66} y={26} scale={1.12} hair="turban" shows={<SoldCard />} />
  </Scene>
);
