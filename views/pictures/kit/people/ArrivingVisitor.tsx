import { At, type Place } from '../stage/At.tsx';
import { JoinedPalms } from './JoinedPalms.tsx';
import { PersonTurned } from './PersonTurned.tsx';

const skin = 'skin-deep';

const arm = { bend: 8, hand: 'none', thumb: 'left' } as const;

/** A woman in a sari who looks to the right and greets with joined palms, 96 × 264, her bag over her shoulder. */
export const ArrivingVisitor = (place: Place) => (
  <At {...place}>
    <ellipse cx={58} cy={262} rx={50} ry={4.5} className="deep" opacity={0.14} />
    <Feet />
    <Skirt />
    <PersonTurned
      x={0}
      y={0}
      clothes="red"
      skin={skin}
      far={{ ...arm, shoulder: [60, 70], elbow: [72, 104], wrist: [84, 86] }}
      near={{ ...arm, shoulder: [36, 72], elbow: [44, 112], wrist: [79, 93] }}
    >
      <Bag />
      <JoinedPalms x={80} y={90} turn={14} skin={skin} />
    </PersonTurned>
    <path
      d="M60.200 200L64.500 242M50.100 200L52 246"
      className="stroke-shade"
      strokeWidth={2}
      opacity={0.18}
    />
  </At>
);

/* It hangs from the near shoulder at the hip. */
const Bag = () => (
  <>
    <path
      d="M33 74C26 92 15 108 12 128M38 76C36 96 35 110 36 128"
      className="stroke-brand-ink"
      strokeWidth={3}
    />
    <path d="M6 126H42L44 160Q44 166 38 166H10Q4 166 4 160z" className="brand-ink" />
    <path d="M6 126H42L43 140Q24 150 5 140z" className="brand" />
  </>
);

/* Her weight is on the rear one. */
const Feet = () => (
  <>
    <path
      d="M26 246H46C52 252 58 254 58 261H26zM62 246H80C86 252 94 254 94 261H62z"
      className={skin}
    />
    <path d="M26 261.500H58M62 261.500H94" className="stroke-hair" strokeWidth={3.5} />
  </>
);

/* Of the sari, from where the body ends to its border. */
const Skirt = () => (
  <>
    <path d="M25 150H71L86 250Q50 259 14 252z" className="red" />
    <path d="M15 243Q50 250 84.500 241L86 250Q50 259 14 252z" className="marigold" />
  </>
);
