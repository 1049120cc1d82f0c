import {
  EmployerCertificate,
  Passport,
  PortraitCard,
  TelephoneBill,
} from '../../kit/IdentityPapers.tsx';
import { Label } from '../../kit/Label.tsx';
import { Scene } from '../../kit/Scene.tsx';

const names = [
  [71, 200, 'Passport'],
  [199, 200, 'Telephone bill'],
  [327, 200, 'Employer’s'],
  [327, 218, 'certificate'],
  [99, 372, 'PAN card'],
  [301, 372, 'Driving licence'],
] as const;

/** For phones: the same documents on two shelves, each with its name. */
export function NepalPapersNarrow() {
  return (
    <Scene width={400} height={392}>
      <path d="M0 152H400V232H0zM0 320H400V392H0z" className="brand-soft" />
      <Passport x={16} y={24} scale={0.86} />
      <TelephoneBill x={144} y={24} scale={0.86} />
      <EmployerCertificate x={270} y={24} scale={0.86} />
      <PortraitCard x={20} y={248} tone="sheen" glyph="id" scale={0.84} />
      <PortraitCard x={222} y={248} tone="night" glyph="car" scale={0.84} />
      {names.map(([x, y, name]) => (
        <Label key={name} x={x} y={y} weight={700} anchor="middle">
          {name}
        </Label>
      ))}
    </Scene>
  );
}
