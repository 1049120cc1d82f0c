import { At, type Place } from '../stage/At.tsx';
import { TurnedHead } from './TurnedHead.tsx';

/** A woman behind a desk who points up to the right, 144 × 146, the tip of her finger at 143,64; draw the top of the desk first, from 133 on. */
export const PersonAsking = (place: Place) => (
  <At {...place}>
    <path d="M8 134C8 106 18 92 46 88H74C90 91 98 100 101 134z" className="green" />
    <path d="M31 108Q27 119 28 134" className="stroke-shade" strokeWidth={1.6} opacity={0.28} />
    <TurnedHead />
    <PointingArm />
    <path d="M43.500 88L60 111 76.500 88z" className="skin" />
    <path d="M44 89L60 111.500 76 89" className="stroke-marigold" strokeWidth={3} />
  </At>
);

/* From the shoulder to the elbow on the desk and up to the wrist; the other arm is behind the desk. */
const PointingArm = () => (
  <>
    <At x={126} y={93} turn={-60}>
      <PointingHand />
    </At>
    <path
      d="M76 88.200C91 90 98 98 101 109L103.500 116 118.800 89 133.200 97.300 113 138Q109 146 100 145.500 91 145 88 136L74 102z"
      className="green"
    />
    <path
      d="M78 104Q80 118 88 134M103.500 116Q105 121 108 124"
      className="stroke-shade"
      strokeWidth={1.6}
      opacity={0.28}
    />
    <path
      d="M117.600 90.800L132.400 99.200"
      className="stroke-marigold"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </>
);

/* Along the x axis from the wrist at 0,0: one finger is stretched, the others are bent into the palm. */
const PointingHand = () => (
  <>
    <path
      d="M-5-6.500L6-8Q12-8.800 16-7.800L30.500-6.800Q34-6.400 34-3.500 34-.7 30.500-.7L22-.5Q25 2 23.500 5.200 22.500 9 17 10.500 10 12 4 9L-5 6.500z"
      className="skin"
    />
    <path d="M22-.5L13-.7M23.500 5.200L15 4.800" className="stroke-skin-deep" strokeWidth={1.4} />
  </>
);
