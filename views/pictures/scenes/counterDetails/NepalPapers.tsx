import {
  EmployerCertificate,
  Passport,
  PortraitCard,
  TelephoneBill,
} from '../../kit/IdentityPapers.tsx';
import { Label } from '../../kit/Label.tsx';
import { Scene } from '../../kit/Scene.tsx';

const names = [
  [140, 'Passport'],
  [358, 'PAN card'],
  [586, 'Driving licence'],
  [796, 'Telephone bill'],
  [990, 'Employer’s certificate'],
] as const;

/** The five documents of which a sender who pays cash shows one. */
export function NepalPapers() {
  return (
    <Scene width={1136} height={272}>
      <path d="M0 184H1136V272H0z" className="brand-soft" />
      <Passport x={76} y={32} />
      <PortraitCard x={264} y={64} tone="sheen" glyph="id" />
      <PortraitCard x={492} y={64} tone="night" glyph="car" />
      <TelephoneBill x={732} y={32} />
      <EmployerCertificate x={924} y={32} />
      {names.map(([x, name]) => (
        <Label key={name} x={x} y={240} size={17} weight={700} anchor="middle">
          {name}
        </Label>
      ))}
    </Scene>
  );
}
