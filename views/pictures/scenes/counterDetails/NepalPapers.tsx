import {
  EmployerCertificate,
  Passport,
  PortraitCard,
  TelephoneBill,
} from '../../kit/documents/IdentityPapers.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** How large the pages and the cards are. */
const page = 1.16;
const card = 1.28;

/** The five documents of which a sender shows one, side by side on a table. */
export const NepalPapers = () => (
  <Scene width={1136} height={248} ground="mint">
    <Rings x={568} y={248} size={420} tone="green-soft" />
    <Passport x={48} y={30} turn={-5} scale={page} />
    <TelephoneBill x={490} y={22} turn={2} scale={page} />
    <EmployerCertificate x={932} y={18} turn={5} scale={page} />
    <PortraitCard
      x={220}
      y={68}
      turn={-3}
      scale={card}
      tone="sheen"
      glyph="bank"
      title="PAN"
      hair="bun"
    />
    <PortraitCard
      x={664}
      y={56}
      turn={3}
      scale={card}
      tone="night"
      glyph="car"
      clothes="marigold"
      title="Licence"
    />
  </Scene>
);
