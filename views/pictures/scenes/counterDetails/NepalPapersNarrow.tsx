import {
  EmployerCertificate,
  Passport,
  PortraitCard,
  TelephoneBill,
} from '../../kit/IdentityPapers.tsx';
import { Label } from '../../kit/Label.tsx';
import { Scene } from '../../kit/Scene.tsx';

const names = [
  [68, 212, 'Passport'],
  [190, 212, 'Telephone bill'],
  [322, 212, 'Employer’s'],
  [322, 229, 'certificate'],
  [104, 378, 'PAN card'],
  [296, 378, 'Driving licence'],
] as const;

/** For phones: the same documents in two rows, each with its name. */
export function NepalPapersNarrow() {
  return (
    <Scene width={400} height={400}>
      <path d="M0 308H400V400H0z" className="brand-soft" />
      <Passport x={14} y={48} scale={0.84} />
      <TelephoneBill x={136} y={48} scale={0.84} />
      <EmployerCertificate x={256} y={20} />
      <PortraitCard x={18} y={244} tone="sheen" glyph="id" scale={0.92} />
      <PortraitCard x={210} y={244} tone="night" glyph="car" scale={0.92} />
      {names.map(([x, y, name]) => (
        <Label key={name} x={x} y={y} weight={700} anchor="middle">
          {name}
        </Label>
      ))}
    </Scene>
  );
}
