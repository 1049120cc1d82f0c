import {
  EmployerCertificate,
  Passport,
  PortraitCard,
  TelephoneBill,
} from '../../kit/documents/IdentityPapers.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const names = [
  [106, 164, 'PAN card'],
  [294, 164, 'Driving licence'],
  [70, 368, 'Passport'],
  [200, 368, 'Telephone bill'],
  [330, 368, 'Employer'],
] as const;

/** For phones: the same documents, standing on two shelves, each with its name on the shelf's edge. */
export function NepalPapersNarrow() {
  return (
    <Scene width={400} height={392}>
      <path d="M0 140H400V178H0zM0 344H400V392H0z" className="brand-soft" />
      <PortraitCard x={24} y={33} tone="sheen" glyph="id" scale={0.88} />
      <PortraitCard x={212} y={33} tone="night" glyph="car" scale={0.88} />
      <Passport x={15} y={196} scale={0.86} />
      <TelephoneBill x={145} y={196} scale={0.86} />
      <EmployerCertificate x={275} y={196} scale={0.86} />
      {names.map(([x, y, name]) => (
        <Label key={name} x={x} y={y} weight={700} anchor="middle">
          {name}
        </Label>
      ))}
    </Scene>
  );
}
