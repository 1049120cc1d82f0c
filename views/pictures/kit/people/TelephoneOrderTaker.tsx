import { At, type Place } from '../stage/At.tsx';
import { PencilHand } from './PencilHand.tsx';
import { PersonHead } from './PersonHead.tsx';
import { TelephoneHand } from './TelephoneHand.tsx';

const clothes = 'green';
const skin = 'skin-deep';

/** A man behind a desk, 126 wide, its top between 149 and 167: draw it first, with a sheet between 18 and 112. One hand writes, the other holds a telephone to the ear, its elbow on the desk. */
export const TelephoneOrderTaker = (place: Place) => (
  <At {...place}>
    <path d="M24 149.500V104L36 91 48 88H78L90 91 104 104 114 149.500z" className={clothes} />
    <PersonHead skin={skin} looks="right" />
    <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
    <PencilHand x={45} y={154.2} scale={1.75} skin={skin} />
    <Sleeve d={writing} fold="M36.500 94C38.500 98 39 105 38 114L29 144.500" />
    <Cuff d="M41 145.200L42 163.200" />
    <Sleeve d={calling} />
    <TelephoneHand skin={skin} />
    <Sleeve d={raised} fold="M104.500 101.500L117.500 150Q119 154 122 157" />
    <Cuff d="M104.500 101.400L122.500 95.400" />
    <Cord />
  </At>
);

/* From the shoulder down to the elbow, and flat on the desk before the body. */
const writing =
  'M37 90.500C20 94 12 102 9 114L-3 147Q-7 162.500 8 163L42 162.500 41 145.500 29 144.500 38 114C39 104 38 96 37 90.500z';

/* The upper arm, and the lower one before it, round one elbow. */
const calling = 'M89 90.500C106 94 114 101 118 112L140 142 134 160Q118 160 110 147L88 116z';
const raised = 'M104.500 101.500L122.500 95.500 145.500 145Q150 163 134 163 122 163 117.500 150z';

/** A sleeve as green as the chest, with a line only where it lies before it. */
const Sleeve = ({ d, fold }: { readonly d: string; readonly fold?: string }) => (
  <>
    <path d={d} className={clothes} />
    {fold && <path d={fold} className="stroke-shade" strokeWidth={1.8} opacity={0.45} />}
  </>
);

const Cuff = ({ d }: { readonly d: string }) => (
  <path d={d} className="stroke-on-brand" strokeWidth={4} strokeLinecap="butt" />
);

/* From the lower end of the handset, over the sleeve at its elbow, to the foot of the telephone. */
const cord = 'M90 93C88 116 98 136 116 142S144 150 160 155';

const Cord = () => (
  <>
    <path d={cord} className="stroke-deep" strokeWidth={1.7} />
    <path
      d={cord}
      className="stroke-deep"
      strokeWidth={5.2}
      strokeLinecap="butt"
      strokeDasharray="1.430 1.710"
    />
  </>
);
