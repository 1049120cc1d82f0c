import { FeedMark } from '../shapes/FeedMark.tsx';
import { At, type Place } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';
import { foldOf } from './Fingers.tsx';
import { PersonHead } from './PersonHead.tsx';
import { Sleeve } from './RestingArm.tsx';

/** A woman behind a laptop whose lid bears the sign of a feed, 190 × 194 from -7 on; draw the table first, its far edge at 160: her elbows are on it. */
export const ReaderAtLaptop = (place: Place) => (
  <At {...place}>
    <path d="M24 160V110C25 99 36 93 48 88H78C90 93 101 99 102 110V160z" className="red" />
    {/* She raises her face to what comes in at the upper right. */}
    <At x={-7.5} y={8} turn={-7}>
      <PersonHead hair="swept" looks="right" />
    </At>
    <path
      d="M46.500 89C52 105 75 106 80 88Q81 85.500 84 86.500L89 89Q92 91 93 96C95 106 95 118 95 140H73C73 127 71 119 66 112.500 53 113 41 106.500 35.500 97Q34 93.500 37 92L43 88.500Q45.500 87 46.500 89z"
      className="marigold"
    />
    <ellipse cx={84} cy={188} rx={98} ry={6} className="shade" />
    <Resting />
    <Holding />
    <Lid />
    <Grip />
  </At>
);

/* From the shoulder down behind the lid, and flat on the table beside it. */
const Resting = () => (
  <>
    <HandAt x={150} y={177} turn={3} pose="open" skin="skin" />
    <Sleeve
      clothes="red"
      d="M95 95C107 97 114 103 117 113L129 152 136 166 148 168.500 147 186 124 187Q110 187 106 174L88 118C87 107 89 99 95 95z"
    />
    <Cuff d="M148.500 168.300L147.500 186.200" />
  </>
);

/* Down to the elbow, which is close to the body, and forward to the side of the lid. */
const Holding = () => (
  <>
    <Sleeve
      clothes="red"
      d="M31 95C19 97 12 103 9 113L-5 162C-9 178-2 187 10 185L26 179.500 21 162 18.500 161.500 37 118C39 107 37 99 31 95z"
    />
    <Cuff d="M21 162L26 179" />
  </>
);

/* The fingers lie on the back of the lid, the thumb is behind it. */
const Grip = () => (
  <>
    <path d="M22 162L30 156Q36 153 38 156V174Q34 178 27 178z" className="skin" />
    <path
      d="M36 156.500H47M36 162H49M36 167.500H48M36 172.800H45"
      className="stroke-skin"
      strokeWidth={5.6}
    />
    <path d="M38 159.200H47M38 164.700H48M38 170.200H46" {...foldOf('skin')} strokeWidth={1.4} />
  </>
);

const Cuff = ({ d }: { readonly d: string }) => (
  <path d={d} className="stroke-on-brand" strokeWidth={4} strokeLinecap="butt" />
);

const Lid = () => (
  <>
    <path d="M30.500 127q-.500-7 6-7H123.500q6.500 0 6 7L126 186H34z" fill="url(#sheen)" />
    <FeedMark x={58.6} y={131.5} scale={0.67} />
    <path d="M25 185.500H135l-3.500 7H28.500z" className="deep" />
  </>
);
