import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { GiftCard } from '../../kit/money/prepaidFaces.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { OpenGift } from '../../kit/things/OpenGift.tsx';

/** A gift at a festival, near, and the card that stands out of it. */
export const PrepaidUseGifts = () => (
  <Scene {...cardFaceSize} ground="lilac">
    <path d="M0 0H400V252H0z" className="brand-soft" />
    <path d="M0 206H400V252H0z" className="brand-lift" opacity={0.3} />
    <ContactShadow x={200} y={238} width={256} />
    <OpenGift x={86} y={-10} scale={1.12}>
      <UsedCard x={18} y={47} turn={-4} scale={0.98} face={<GiftCard covered />} />
    </OpenGift>
  </Scene>
);
