import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';
import { PersonHead } from './PersonHead.tsx';

/** A woman, 206 × 196 to the waist, who reads on her phone; we see its back, from 148,54 on, and her fingers round it. */
export const PhoneReader = (place: Place) => (
  <At {...place}>
    <path d="M24 210V112C25 100 36 93 48 88H78C90 93 101 100 102 112L114 210z" className="green" />
    <LowArm />
    <Telephone />
    <RaisedArm />
    {/* Bent towards the phone. */}
    <At x={8.5} y={-6.5} turn={6}>
      <PersonHead hair="swept" looks="right" />
    </At>
    <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
  </At>
);

/* It hangs, and the picture ends before its hand. */
const LowArm = () => (
  <>
    <path d="M40 91C24 94 13 101 10 116L0 214H30V130z" className="green" />
    <path d="M30 150L28.500 210" className="stroke-shade" strokeWidth={2} opacity={0.25} />
  </>
);

/* From the shoulder down to the elbow, away from the waist, and up again to the hand. */
const RaisedArm = () => (
  <>
    <path
      d="M82 90C102 93 112 101 117 114L138 151Q140.500 155 144 151.500L168 133.500 182.500 150 153 187Q145 196 134 193.500 126 191 121 183L92 130z"
      className="green"
    />
    {/* Where the sleeve is before the jumper, and its creases in the bend of the elbow. */}
    <path
      d="M97.500 140.500L106 156M139 153L132 160"
      className="stroke-shade"
      strokeWidth={2}
      opacity={0.25}
    />
    <path
      d="M167.500 133L183 150.500"
      className="stroke-on-brand"
      strokeWidth={5}
      strokeLinecap="butt"
    />
  </>
);

/* Four fingers lie across its back and bend round its edge; the thumb is on its screen. */
const Telephone = () => (
  <At x={150} y={52} turn={7} scale={0.91}>
    <path d="M48 72L60 63Q62 47 59 37 57 29.500 50 29z" className="skin" />
    <rect width={52} height={88} rx={10} className="deep" />
    <rect
      x={0.75}
      y={0.75}
      width={50.5}
      height={86.5}
      rx={9.25}
      className="stroke-rim"
      strokeWidth={1.5}
    />
    <rect x={6} y={6} width={17} height={17} rx={5} className="deep-lift" />
    <path d="M11.500 11.500v.1M17.500 17.500v.1" className="stroke-on-deep-muted" strokeWidth={4} />
    <Grip />
  </At>
);

/* Each finger is thinner at its tip; the wrist is narrower than the back of the hand. */
const Grip = () => (
  <>
    <path
      d="M42 47C52 45 59 50 60 60 60.500 70 55 80 50 89L45 102 33 91C33 86 33 80 35 76z"
      className="skin"
    />
    <path
      d="M46 46.500C32 44 16 38 2 33.500Q-2.500 32.500-3.200 35.800-3.600 39 .5 40.200C14 44 30 51 44 56z"
      className="skin"
    />
    <path
      d="M46 54C30 52 14 47.500 0 43.500Q-4.500 42.800-5 46-5 49.300-1 50.300C13 53.500 30 60 44 64z"
      className="skin"
    />
    <path
      d="M45 61C30 60 14 56.500 1 53.500Q-3.500 53-3.800 56-3.800 59 0 60C13 63 28 68.500 42 72z"
      className="skin"
    />
    <path
      d="M42 68C30 68 18 65.500 7 63.200Q2.800 62.800 2.600 65.600 2.700 68.200 6 69.200C16 71.500 26 76 34 80z"
      className="skin"
    />
    <path
      d="M42 54.800L25 49.300M42 62.800L24 57.600M40 70.300L25 66.200M58.500 53Q56.500 49.500 53 48.300"
      {...foldOf('skin')}
      strokeWidth={1.1}
    />
  </>
);
