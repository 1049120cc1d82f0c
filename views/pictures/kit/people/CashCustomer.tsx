import { FannedNotes } from '../money/FannedNotes.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ClothBag } from '../things/ClothBag.tsx';
import { Arm } from './Arm.tsx';
import { HeldUp } from './HeldUp.tsx';
import { Pallu, PalluEnd, PalluShoulder } from './Pallu.tsx';
import { PersonHead } from './PersonHead.tsx';

/* Her arms are a little larger than those of the figures that are 264 high. */
const stout = 1.14;

const look = { clothes: 'red', skin: 'skin-deep', sleeve: 'short', bend: 9 } as const;

/** In units that are larger by that: the arm that hangs, and the one that shows the notes. */
const bagArm = { shoulder: [23, 62], elbow: [12, 92], wrist: [12, 118] } as const;
const noteArm = { shoulder: [62, 62], elbow: [75, 94], wrist: [92, 77] } as const;

/* How large what is held up is, so that the wrist is as thick as the arm. */
const held = 0.46;

const Arms = () => (
  <At x={0} y={0} scale={stout}>
    <Arm {...look} {...bagArm} thumb="left">
      <ClothBag x={12} y={122} scale={0.78} tone="green" />
    </Arm>
    <Arm {...look} {...noteArm} hand="none" />
    <At x={noteArm.wrist[0]} y={noteArm.wrist[1]} turn={15}>
      <HeldUp x={-25.5 * held} y={-102 * held} scale={held} skin="skin-deep" sleeve={<Bangles />}>
        <FannedNotes />
      </HeldUp>
    </At>
  </At>
);

/* On the wrist, in the units of the hand. */
const Bangles = () => (
  <path
    d="M13 101Q25 106 38 101M13 110Q25 115 38 110"
    className="stroke-code-string"
    strokeWidth={4}
  />
);

const Feet = () => (
  <>
    <path
      d="M24 218H43V233H14C12 227 20 224 24 218zM53 218H72C76 224 84 227 82 233H53z"
      className="skin-deep"
    />
    <path d="M14 233.500H43M53 233.500H82" className="stroke-hair" strokeWidth={3} />
    <path d="M25 225L30 232M71 225L66 232" className="stroke-hair" strokeWidth={2.5} />
  </>
);

const Sari = () => (
  <>
    <path d="M22 128H74L81 222Q48 229 15 222z" className="red" />
    <path d="M52 150L55 214M62 152L67 213" className="stroke-shade" strokeWidth={2} opacity={0.2} />
    <path d="M15.700 212Q48 219 80.300 212L81 222Q48 229 15 222z" className="marigold" />
    <path
      d="M16 72c1-12 9-18 19-20h26c10 2 18 8 19 20l-6 14 2 72q-28 5-56 0l2-72z"
      className="red"
    />
    <Pallu tone="marigold" />
  </>
);

/** A woman in a sari with a bag in one hand and notes that she was paid in the other, 96 × 236: five heads high, as a passer-by in a small street. */
export const CashCustomer = (place: Place) => (
  <At {...place}>
    <PalluEnd tone="marigold" />
    <Feet />
    <Sari />
    <At x={48 - 63 * 0.6} y={-3.5} scale={0.6}>
      <PersonHead hair="bun" skin="skin-deep" looks="right" plain />
    </At>
    <Arms />
    <PalluShoulder />
  </At>
);
