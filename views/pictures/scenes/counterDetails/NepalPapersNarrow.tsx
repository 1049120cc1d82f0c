import {
  EmployerCertificate,
  Passport,
  PortraitCard,
  TelephoneBill,
} from '../../kit/documents/IdentityPapers.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: the papers of a sender with air between them: three pages, and two cards below. */
export const NepalPapersNarrow = () => (
  <Scene width={400} height={288} ground="mint">
    <Rings x={200} y={288} size={280} tone="green-soft" />
    <Passport x={18} y={17} turn={-2} scale={0.84} />
    <TelephoneBill x={147} y={14} scale={0.84} />
    <EmployerCertificate x={274} y={12} turn={2} scale={0.84} />
    <PortraitCard
      x={24}
      y={175}
      turn={-2}
      scale={0.84}
      tone="sheen"
      glyph="bank"
      title="PAN"
      hair="bun"
    />
    <PortraitCard x={219} y={170} turn={2} scale={0.84} tone="night" glyph="car" title="Licence" />
  </Scene>
);
