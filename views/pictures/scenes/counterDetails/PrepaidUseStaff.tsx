import { CardFace, cardFaceSize } from '../../kit/money/CardFace.tsx';
import { CardTap } from '../../kit/people/CardTap.tsx';
import { FuelPump } from '../../kit/places/FuelPump.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Staff on the road: a fuel pump, and the hand that holds the card to its reader. */
export const PrepaidUseStaff = () => (
  <Scene {...cardFaceSize} ground="sand">
    <path d="M0 0H400V252H0z" className="marigold-soft" />
    <path d="M0 206H400V252H0z" className="marigold" opacity={0.3} />
    <ContactShadow x={142} y={236} width={216} />
    <FuelPump x={68} y={24} />
    <CardTap x={294} y={172} turn={8} scale={0.46}>
      <CardFace tone="sheen" ink="on-brand" groups={0} />
    </CardTap>
  </Scene>
);
