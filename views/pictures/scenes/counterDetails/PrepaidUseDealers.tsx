import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { SmallCard } from '../../kit/money/prepaidFaces.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { TargetReached } from '../../kit/places/TargetReached.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The reward of a dealer: the cartons that reached the target, and the card that he gets for them. */
export const PrepaidUseDealers = () => (
  <Scene {...cardFaceSize} ground="mint">
    <path d="M0 0H400V252H0z" className="green-soft" />
    <path d="M0 206H400V252H0z" className="green" opacity={0.3} />
    <ContactShadow x={204} y={234} width={374} />
    <TargetReached x={10} y={28} />
    {/* A card keeps its colours after dark. */}
    <g className="sheet">
      <UsedCard x={264} y={150} turn={-5} scale={0.76} face={<SmallCard covered />} />
    </g>
  </Scene>
);
