import {
  AadhaarCard,
  BirthCertificate,
  SameNameBadge,
} from '../../kit/documents/BirthAndAadhaar.tsx';
import { PanFormAcross } from '../../kit/documents/PanFormPaper.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Where the name ends on the proof of birth and on Aadhaar, and where it begins in the form. */
const names = [
  [270, 98],
  [298, 283],
  [574, 162],
] as const;

/** The name on the proof of birth and on Aadhaar is the one that a hand has filled into the form. */
export const PanProofsWide = () => (
  <Scene width={1120} height={396} ground="sand">
    <Rings x={0} y={0} size={420} tone="marigold-soft" />
    <BirthCertificate x={72} y={20} />
    <AadhaarCard x={48} y={192} scale={0.98} />
    <PanFormAcross x={560} y={20} />
    <path
      d="M270 98H446q14 0 14 14V269q0 14-14 14H298M460 162H574"
      className="stroke-green"
      strokeWidth={3.5}
    />
    {names.map(([x, y]) => (
      <circle key={y} cx={x} cy={y} r={6} className="green" />
    ))}
    <SameNameBadge x={460} y={222} />
    <WritingHand x={744} y={336} sleeve="green" />
  </Scene>
);
