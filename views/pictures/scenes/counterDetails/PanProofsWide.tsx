import {
  AadhaarCard,
  BirthCertificate,
  SameNameBadge,
} from '../../kit/documents/BirthAndAadhaar.tsx';
import { PanFormAcross } from '../../kit/documents/PanFormPaper.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Where the name ends on the proof of birth and on Aadhaar. */
const names = [
  [262, 98],
  [290, 283],
] as const;

/** The name on the proof of birth and on Aadhaar is the one that a hand has filled into the form: a bracket spans all of it. */
export const PanProofsWide = () => (
  <Scene width={1120} height={396} ground="sand">
    <Rings x={0} y={0} size={420} tone="marigold-soft" />
    <BirthCertificate x={64} y={20} />
    <AadhaarCard x={40} y={192} scale={0.98} />
    <PanFormAcross x={500} y={22} />
    <path
      d="M262 98H412q14 0 14 14V269q0 14-14 14H290M426 177H890v-7M524 177v-7"
      className="stroke-green"
      strokeWidth={3.5}
    />
    {names.map(([x, y]) => (
      <circle key={y} cx={x} cy={y} r={6} className="green" />
    ))}
    <SameNameBadge x={426} y={228} />
    <WritingHand x={708} y={334} sleeve="green" />
  </Scene>
);
