import {
  EmployerCertificate,
  Passport,
  PortraitCard,
  TelephoneBill,
} from '../../kit/documents/IdentityPapers.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The five documents of which a sender shows one, side by side on a table. */
export const NepalPapers = () => (
  <Scene width={1136} height={232} ground="mint">
    <Rings x={568} y={232} size={420} tone="green-soft" />
    <Passport x={64} y={32} turn={-4} />
    <PortraitCard x={254} y={60} turn={3} tone="sheen" glyph="bank" title="PAN" hair="bun" />
    <PortraitCard x={502} y={56} turn={-3} tone="night" glyph="car" title="Licence" />
    <TelephoneBill x={750} y={32} turn={2} />
    <EmployerCertificate x={940} y={30} turn={-3} />
  </Scene>
);
