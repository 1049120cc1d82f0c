import {
  EmployerCertificate,
  Passport,
  PortraitCard,
  TelephoneBill,
} from '../../kit/documents/IdentityPapers.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** How large the pages and the cards are. */
const page = 1.28;
const card = 1.4;

/** The five documents of which a sender shows one, spread over a table: the two cards lie on the pages. */
export const NepalPapers = () => (
  <Scene width={1136} height={248} ground="mint">
    <Rings x={568} y={248} size={420} tone="green-soft" />
    <Passport x={58} y={26} turn={-5} scale={page} />
    <TelephoneBill x={468} y={16} turn={2} scale={page} />
    <EmployerCertificate x={902} y={12} turn={5} scale={page} />
    <PortraitCard
      x={208}
      y={70}
      turn={-3}
      scale={card}
      tone="sheen"
      glyph="bank"
      title="PAN"
      hair="bun"
    />
    <PortraitCard x={636} y={50} turn={3} scale={card} tone="night" glyph="car" title="Licence" />
  </Scene>
);
