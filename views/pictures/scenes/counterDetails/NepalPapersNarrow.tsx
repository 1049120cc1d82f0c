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
    <Passport x={26} y={22} turn={-5} scale={0.84} />
    <TelephoneBill x={146} y={14} scale={0.84} />
    <EmployerCertificate x={268} y={14} turn={5} scale={0.84} />
    <PortraitCard
      x={24}
      y={168}
      turn={-3}
      scale={0.86}
      tone="sheen"
      glyph="bank"
      title="PAN"
      hair="bun"
    />
    <PortraitCard x={212} y={160} turn={3} scale={0.86} tone="night" glyph="car" title="Licence" />
  </Scene>
);
