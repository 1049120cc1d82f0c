import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { CardStand } from '../../kit/money/CardStand.tsx';
import { CounterClerk } from '../../kit/people/CounterClerk.tsx';
import { CounterTop } from '../../kit/places/CounterTop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A shop that sells and reloads cards: its keeper behind the counter, one hand at the stand with the cards. */
export const PrepaidUseCounters = () => (
  <Scene {...cardFaceSize} ground="sand">
    <path d="M0 0H400V252H0z" className="marigold-soft" />
    <CounterTop y={186} depth={36} />
    <CounterClerk x={22} y={30} scale={1.02} hair="turban" />
    <CardStand x={238} y={212} scale={0.9} />
  </Scene>
);
