import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';
import { LoweredHand } from './LoweredHand.tsx';

interface ScanningArmProps extends Place {
  readonly skin?: 'skin' | 'skin-deep';
}

/** The near arm of somebody in a red blouse who is turned to the left: it bends at the elbow and narrows to the hand that lowers a finger; the shoulder is at 166,0, the wrist at 50,106 and the tip of the finger at 0,130. */
export const ScanningArm = ({ skin = 'skin', ...place }: ScanningArmProps) => (
  <At {...place}>
    <path
      d="M148 50Q145 76 140 95 98 101 50 95.500L48 114.500Q98 124 142 131.500 169 134 175 110L182 50z"
      className={skin}
    />
    <path d="M140 95Q146 100 147 107" {...foldOf(skin)} strokeWidth={2.4} />
    <LoweredHand x={52} y={104.5} scale={0.6} mirrored={1} skin={skin} />
    <path d="M146 20L143 64Q165 73 187 66L190 32 176 2 156 4z" className="red" />
    <path
      d="M148 16Q144 34 143 64 165 73 187 66"
      className="stroke-shade"
      strokeWidth={4}
      opacity={0.24}
    />
  </At>
);
