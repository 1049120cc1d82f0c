import {
  EmployerCertificate,
  Passport,
  PortraitCard,
  TelephoneBill,
} from '../../kit/documents/IdentityPapers.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** How large the pages and the cards are; letters and portraits are then alike. */
const page = 1.18;
const card = 1.3;

/** The five documents of which a sender shows one, in a row with equal gaps on one line. */
export const NepalPapers = () => (
  <Scene width={1136} height={248} ground="mint">
    <Rings x={568} y={248} size={420} tone="green-soft" />
    <Passport x={32} y={23} scale={page} />
    <PortraitCard x={213} y={70} scale={card} tone="sheen" glyph="bank" title="PAN" hair="bun" />
    <PortraitCard x={488} y={70} scale={card} tone="night" glyph="car" title="Licence" />
    <TelephoneBill x={764} y={23} scale={page} />
    <EmployerCertificate x={946} y={23} scale={page} />
  </Scene>
);
