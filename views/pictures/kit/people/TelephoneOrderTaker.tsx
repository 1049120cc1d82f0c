import { At, type Place } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';
import { PersonHead } from './PersonHead.tsx';
import { Sleeve } from './RestingArm.tsx';
import { TelephoneHand } from './TelephoneHand.tsx';

const clothes = 'green';
const skin = 'skin-deep';

/** A man behind a desk, 126 wide, its top between 149 and 167: draw it first, with a sheet between 18 and 112. One hand writes, the other holds a telephone to the ear, its elbow on the desk. */
export const TelephoneOrderTaker = (place: Place) => (
  <At {...place}>
    <path d="M24 149.500V104L36 91 48 88H78L90 91 104 104 114 149.500z" className={clothes} />
    <PersonHead skin={skin} looks="right" />
    <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
    <HandAt x={45} y={154.2} turn={0} pose="open" skin={skin}>
      <path d="M7 3L16-13" className="stroke-marigold" strokeWidth={2.4} />
    </HandAt>
    <Sleeve clothes={clothes} d={writing} />
    <Cuff d="M41 145.200L42 163.200" />
    <Sleeve clothes={clothes} d={calling} />
    <TelephoneHand skin={skin}>
      <Cord />
    </TelephoneHand>
    <Sleeve clothes={clothes} d={raised} />
    <Cuff d="M104.500 101.400L122.500 95.400" />
  </At>
);

/* From the shoulder down to the elbow, and flat on the desk before the body. */
const writing =
  'M33 91.800C20 94 12 102 9 114L-3 147Q-7 162.500 8 163L42 162.500 41 145.500 29 144.500 38 114C39 104 37 96 33 91.800z';

/* The upper arm, and the lower one before it, round one elbow. */
const calling = 'M93 91.800C106 94 114 101 118 112L140 142 134 160Q118 160 110 147L88 116z';
const raised = 'M104.500 101.500L122.500 95.500 145.500 145Q150 163 134 163 122 163 117.500 150z';

const Cuff = ({ d }: { readonly d: string }) => (
  <path d={d} className="stroke-on-brand" strokeWidth={4} strokeLinecap="butt" />
);

/* From the lower end of the handset, behind the raised arm, to the side of the telephone. */
const cord = 'M91 92C90 112 98 126 112 124S132 116 137 124 143 134 150 133';

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
