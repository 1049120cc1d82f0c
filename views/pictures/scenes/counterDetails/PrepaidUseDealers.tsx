import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { CardTap } from '../../kit/people/CardTap.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Trophy } from '../../kit/things/Trophy.tsx';

/** The target that a dealer has reached: the cup, and the hand with the card that the reward is on. */
export const PrepaidUseDealers = () => (
  <Scene {...cardFaceSize} ground="mint">
    <path d="M0 0H400V252H0z" className="green-soft" />
    <path d="M0 206H400V252H0z" className="green" opacity={0.3} />
    <ContactShadow x={120} y={238} width={140} />
    <Trophy x={28} y={2} scale={1.05} />
    <CardTap x={246} y={166} turn={14} scale={0.36} tone="sheen" sleeve="brand" />
  </Scene>
);
