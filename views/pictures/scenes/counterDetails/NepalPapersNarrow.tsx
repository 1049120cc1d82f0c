import {
  EmployerCertificate,
  Passport,
  PortraitCard,
  TelephoneBill,
} from '../../kit/documents/IdentityPapers.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: the papers of a sender in one spread, the two cards before the three pages. */
export const NepalPapersNarrow = () => (
  <Scene width={400} height={288} ground="mint">
    <Rings x={200} y={288} size={280} tone="green-soft" />
    <Passport x={24} y={24} turn={-5} scale={0.84} />
    <TelephoneBill x={146} y={20} scale={0.84} />
    <EmployerCertificate x={266} y={18} turn={5} scale={0.84} />
    <PortraitCard x={16} y={162} turn={-3} scale={0.92} tone="sheen" glyph="bank" title="PAN" />
    <PortraitCard x={208} y={160} turn={3} scale={0.92} tone="night" glyph="car" title="Licence" />
  </Scene>
);
