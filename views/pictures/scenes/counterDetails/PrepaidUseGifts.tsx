import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { GiftCard } from '../../kit/money/prepaidFaces.tsx';
import { CardTap } from '../../kit/people/CardTap.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { OpenGift } from '../../kit/things/OpenGift.tsx';

/** A gift at a festival, and the hand that takes the card out of it. */
export const PrepaidUseGifts = () => (
  <Scene {...cardFaceSize} ground="sand">
    <path d="M0 0H400V252H0z" className="marigold-soft" />
    <path d="M0 206H400V252H0z" className="marigold" opacity={0.3} />
    <ContactShadow x={152} y={238} width={216} />
    <OpenGift x={44} y={2} scale={1.08}>
      <CardTap x={146} y={62} turn={-9} scale={0.38} face={<GiftCard covered />} sleeve="green" />
    </OpenGift>
  </Scene>
);
