import {
  EmployerCertificate,
  Passport,
  PortraitCard,
  TelephoneBill,
} from '../../kit/documents/IdentityPapers.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const names = [
  [114, 'Passport'],
  [341, 'PAN card'],
  [568, 'Driving licence'],
  [795, 'Telephone bill'],
  [1022, 'Employer’s certificate'],
] as const;

/** The five documents of which a sender who pays cash shows one. */
export function NepalPapers() {
  return (
    <Scene width={1136} height={272}>
      <path d="M0 184H1136V272H0z" className="brand-soft" />
      <Passport x={50} y={32} />
      <PortraitCard x={247} y={84} tone="sheen" glyph="id" />
      <PortraitCard x={474} y={84} tone="night" glyph="car" />
      <TelephoneBill x={731} y={32} />
      <EmployerCertificate x={956} y={32} />
      {names.map(([x, name]) => (
        <Label key={name} x={x} y={240} size={17} weight={700} anchor="middle">
          {name}
        </Label>
      ))}
    </Scene>
  );
}
