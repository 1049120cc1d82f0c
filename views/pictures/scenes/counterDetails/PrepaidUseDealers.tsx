import { CardFace, cardFaceSize } from '../../kit/money/CardFace.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Trophy } from '../../kit/things/Trophy.tsx';

/** The reward of a dealer: a winner's cup, and the card that leans on its foot. */
export const PrepaidUseDealers = () => (
  <Scene {...cardFaceSize} ground="mint">
    <path d="M0 0H400V252H0z" className="green-soft" />
    <path d="M0 206H400V252H0z" className="green" opacity={0.3} />
    <ContactShadow x={222} y={236} width={264} />
    <Trophy x={76} y={22} scale={0.96} />
    {/* A card keeps its colours after dark. */}
    <g className="sheet">
      <UsedCard
        x={182}
        y={136}
        turn={-5}
        scale={1}
        face={<CardFace tone="sheen" ink="on-brand" groups={0} />}
      />
    </g>
  </Scene>
);
