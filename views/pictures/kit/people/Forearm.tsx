import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Fingers, Thumb } from './Fingers.tsx';

interface ForearmProps extends Place {
  /** From the elbow, which is at 0,0, to the wrist at its right; the hand is 30 long. */
  readonly length: number;
  readonly skin?: 'skin' | 'skin-deep';
  /** A long one, with a white cuff; without it the arm is bare. */
  readonly sleeve?: Colour | undefined;
}

/** One tapered arm from the elbow to the hand, at the scale of a bust 126 wide. */
export const Forearm = ({ length, skin = 'skin', sleeve, ...place }: ForearmProps) => (
  <At {...place}>
    <g transform={`translate(${length - 1} 0) scale(1.65)`}>
      <Fingers pose="open" skin={skin} />
      <Thumb pose="open" skin={skin} />
    </g>
    <path d={`M0-12L${length}-8V8L0 12A12 12 0 010-12z`} className={sleeve ?? skin} />
    {sleeve && (
      <path d={`M${length - 8}-9.2L${length}-8.8V8.8L${length - 8} 9.2z`} className="on-brand" />
    )}
    {/* Its contour before the body, which has its colour. */}
    {sleeve && (
      <path
        d={`M${length - 9}-8.4L0-11A11 11 0 000 11L${length - 9} 8.4`}
        className="stroke-shade"
        strokeWidth={2}
        opacity={0.2}
      />
    )}
  </At>
);
