import { At } from '../stage/At.tsx';
import { TelephoneHand } from './TelephoneHand.tsx';

/* The left arm of somebody on a field of 126, who holds a phone to the ear; the sleeve is short. */

/** From the shoulder to the elbow, behind the body. */
export const CallingUpperArm = () => (
  <>
    <path d="M28 110L-5 166" className="stroke-skin" strokeWidth={18} />
    <path d="M31 92C20 95 14 101 9 110L-1 140 14 156 40 122z" className="red" />
  </>
);

/** From the elbow to the ear, before the head. */
export const CallingForearm = () => (
  <>
    <path d="M-5 166L11.500 97" className="stroke-skin" strokeWidth={18} />
    <At x={0} y={0} mirrored={126}>
      <TelephoneHand skin="skin" mobile />
    </At>
    <path d="M1 112Q10 117 19 115" className="stroke-code-string" strokeWidth={3} />
  </>
);
