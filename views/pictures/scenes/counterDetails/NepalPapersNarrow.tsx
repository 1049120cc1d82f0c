import {
  EmployerCertificate,
  Passport,
  PortraitCard,
  TelephoneBill,
} from '../../kit/IdentityPapers.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** For phones: the same documents, fanned out on the counter. */
export function NepalPapersNarrow() {
  return (
    <Scene width={400} height={232}>
      <path d="M0 160H400V232H0z" className="brand-soft" />
      <TelephoneBill x={132} y={20} turn={-3} />
      <EmployerCertificate x={248} y={28} turn={5} />
      <PortraitCard x={28} y={96} turn={-5} tone="night" glyph="car" scale={0.8} />
      <PortraitCard x={196} y={116} turn={2} tone="sheen" glyph="id" scale={0.86} />
      <Passport x={28} y={20} turn={-8} scale={0.6} />
    </Scene>
  );
}
