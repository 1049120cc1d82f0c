import { CardFace, cardFaceSize } from '../../kit/money/CardFace.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { PersonAtCounter } from '../../kit/people/PersonAtCounter.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A shop that sells and reloads cards: one of them stands on the counter beside its keeper. */
export const PrepaidUseCounters = () => (
  <Scene {...cardFaceSize} ground="tint">
    <path d="M0 0H400V200H0z" className="brand-soft" />
    <Shelf x={14} y={112} width={372} stocked={200} />
    <path d="M0 206H400V252H0z" className="deep-lift" />
    <path d="M0 198H400V210H0z" className="brand-lift" />
    <PersonAtCounter x={40} y={56} scale={1.02} hair="bun" clothes="green" />
    <Awning x={0} y={0} stripe={50} count={8} drop={20} />
    <UsedCard
      x={200}
      y={78}
      turn={-3}
      scale={1.06}
      face={<CardFace tone="marigold" ink="deep" />}
    />
    <path d="M236 178h112a4 4 0 014 3l4 19H228l4-19a4 4 0 014-3z" className="deep" />
  </Scene>
);
