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
    <path d="M30 126L28 210" className="stroke-shade" strokeWidth={2} opacity={0.3} />
  </>
);

/* From the shoulder down to the elbow, which is beside the waist, and up again to the hand. */
const RaisedArm = () => (
  <>
    <path
      d="M82 90C102 93 113 100 117 113L128 146Q130 152 134 148L152 131 174 148.500 146 186Q137 196.500 123 195 111 193 106 180L92 126z"
      className="green"
    />
    <path
      d="M96 122L105 172Q106.500 180 110 186"
      className="stroke-shade"
      strokeWidth={2}
      opacity={0.3}
    />
    <path
      d="M152 131L174 148.500"
      className="stroke-on-brand"
      strokeWidth={5}
      strokeLinecap="butt"
    />
  </>
);

/* Four fingers lie across its back and bend round its edge; the thumb is on its screen. */
const Telephone = () => (
  <At x={150} y={53.5} turn={7} scale={0.91}>
    <path d="M53 66L57 40Q58 32 51 28" className="stroke-skin" strokeWidth={11} />
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
    <path
      d="M13 90C10 84 4 80 3 74L10 50 44 44C54 42 60 50 59.500 62 59 78 50 84 42.500 96L34 104z"
      className="skin"
    />
    <path
      d="M46 50L2 39.500M47 60L0 50.500M46 70L1 61.500M40 79L4 72"
      className="stroke-skin"
      strokeWidth={10.4}
    />
    <path
      d="M38 53.500L-1 45M40 64L-2 56M37 73.800L0 66.800M60.500 55Q57 45.500 48 45"
      {...foldOf('skin')}
      strokeWidth={1.3}
    />
  </At>
);
