import { At, type Place } from '../stage/At.tsx';
import { PersonHead } from './PersonHead.tsx';
import { TelephoneHand } from './TelephoneHand.tsx';

const clothes = 'marigold';

/** A young man from near with a mobile phone at his left ear, 126 wide, who looks to the right; the frame cuts him at the hip. */
export const CallingSon = (place: Place) => (
  <At {...place}>
    <path d="M96 92C107 96 113 104 115 118L124 186 122 280H98z" className={clothes} />
    <path
      d="M24 280L22 104 34 92 48 88H78L96 92C103 95 106 100 106 108L104 280z"
      className={clothes}
    />
    <path d="M97 118L101 280" className="stroke-shade" strokeWidth={1.8} opacity={0.3} />
    <PersonHead hair="quiff" looks="right" />
    <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
    <At x={0} y={0} mirrored={126}>
      <path d={upperArm} className={clothes} />
      <TelephoneHand skin="skin" mobile />
      <path d={forearm} className={clothes} />
      <path
        d="M104.500 101.500L117.500 150Q119 154 122 157"
        className="stroke-shade"
        strokeWidth={1.8}
        opacity={0.35}
      />
      <path
        d="M104.500 101.400L122.500 95.400"
        className="stroke-on-brand"
        strokeWidth={4}
        strokeLinecap="butt"
      />
    </At>
  </At>
);

/* The upper arm, and the lower one before it, round one elbow. */
const upperArm = 'M89 90.500C106 94 114 101 118 112L140 142 134 160Q118 160 110 147L88 116z';
const forearm = 'M104.500 101.500L122.500 95.500 145.500 145Q150 163 134 163 122 163 117.500 150z';
