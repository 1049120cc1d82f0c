import { CardFace, cardFaceSize } from '../../kit/money/CardFace.tsx';
import { CardStand } from '../../kit/money/CardStand.tsx';
import { CounterClerk } from '../../kit/people/CounterClerk.tsx';
import { CounterTop } from '../../kit/places/CounterTop.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const SoldCard = () => (
  <At x={4} y={-28} turn={-9} scale={0.106}>
    <CardFace tone="device-lift" ink="on-brand" groups={0} />
  </At>
);

/** A shop that sells and reloads cards: its keeper behind the counter, a card in one hand, beside the stand with others. */
export const PrepaidUseCounters = () => (
  <Scene {...cardFaceSize} ground="sand">
    <path d="M0 0H400V252H0z" className="marigold-soft" />
    <CounterTop y={186} depth={36} />
    <CounterClerk x={22} y={30} scale={1.02} hair="turban" shows={<SoldCard />} />
    <CardStand x={283} y={212} scale={0.82} />
  </Scene>
);
