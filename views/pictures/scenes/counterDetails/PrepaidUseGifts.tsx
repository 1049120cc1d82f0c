import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { GiftEnvelope } from '../../kit/money/GiftEnvelope.tsx';
import { GiftCard } from '../../kit/money/prepaidFaces.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Diya } from '../../kit/things/Diya.tsx';

/** A gift at Diwali: the card stands out of its envelope, a lit lamp beside it. */
export const PrepaidUseGifts = () => (
  <Scene {...cardFaceSize} ground="lilac">
    <path d="M0 0H400V252H0z" className="brand-soft" />
    <path d="M0 206H400V252H0z" className="brand-lift" opacity={0.3} />
    <ContactShadow x={156} y={228} width={232} />
    {/* Both keep their colours after dark. */}
    <g className="sheet">
      <GiftEnvelope x={52} y={28}>
        <UsedCard x={20} y={-2} turn={-3} scale={1.04} face={<GiftCard covered />} />
      </GiftEnvelope>
      <ContactShadow x={306} y={236} width={108} />
      <Diya x={252} y={144} />
    </g>
  </Scene>
);
