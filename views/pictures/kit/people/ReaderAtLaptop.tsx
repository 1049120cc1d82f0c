import { FeedMark } from '../shapes/FeedMark.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PersonHead } from './PersonHead.tsx';

/** A woman who reads and types at her laptop, its lid with the sign of a feed, 174 × 194 from -7 on; draw the table first, its far edge at 160: her elbows are on it. */
export const ReaderAtLaptop = (place: Place) => (
  <At {...place}>
    <Bust x={17} y={0} />
    <ellipse cx={80} cy={188} rx={82} ry={6} className="shade" />
    <Arm x={0} y={0} />
    <Arm x={0} y={0} mirrored={160} />
    <Lid />
    <Fingers x={0} y={0} />
    <Fingers x={0} y={0} mirrored={160} />
  </At>
);

/* Behind the middle of the lid, so that both arms are alike. */
const Bust = (place: Place) => (
  <At {...place}>
    <path d="M24 160V110C25 99 36 93 48 88H78C90 93 101 99 102 110V160z" className="red" />
    {/* Bent over the screen, away from the card beside her. */}
    <At x={-10} y={11} turn={-6}>
      <PersonHead hair="swept" />
    </At>
    <path
      d="M46.500 89C52 105 75 106 80 88Q81 85.500 84 86.500L89 89Q92 91 93 96C95 106 95 118 95 140H73C73 127 71 119 66 112.500 53 113 41 106.500 35.500 97Q34 93.500 37 92L43 88.500Q45.500 87 46.500 89z"
      className="marigold"
    />
  </At>
);

/* Down to the elbow, which is close to the body, and forward to the keys behind the lid; a line only where it lies before the body. */
const Arm = (place: Place) => (
  <At {...place}>
    <path
      d="M50 95C38 97 31 103 29 113L13 160C9 176 12 186 24 185L50 180V164L37 162 54 118C56 107 55 99 50 95z"
      className="red"
    />
    <path d="M54 116L37.500 161.500" className="stroke-red-ink" strokeWidth={1.6} />
  </At>
);

/* Four of the hand that holds the lid, round its edge. */
const Fingers = (place: Place) => (
  <At {...place}>
    <path
      d="M29 152C34 150.500 40 150.500 42.500 152 45 153.500 44.500 157 42 157.800 45 158.700 45.300 162.500 42.500 163.500 45 164.500 45 168.300 42 169.200 44 170.200 43.500 173.500 40.500 174.500 37 175.500 33 175 30.500 174z"
      className="skin"
    />
    <path
      d="M42 157.800L36 157.300M42.500 163.500L36.500 163.200M42 169.200L37 169"
      className="stroke-skin-deep"
      strokeWidth={1}
    />
  </At>
);

const Lid = () => (
  <>
    <path d="M30.500 127q-.500-7 6-7H123.500q6.500 0 6 7L126 186H34z" fill="url(#sheen)" />
    <FeedMark x={58.6} y={131.5} scale={0.67} />
    <path d="M25 185.500H135l-3.500 7H28.500z" className="deep" />
  </>
);
