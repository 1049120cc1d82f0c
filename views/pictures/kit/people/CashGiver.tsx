import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { HandOverArm } from './HandOver.tsx';
import { PersonHead } from './PersonHead.tsx';

/* With a slit at the side, where the back of the hem is seen. */
const kurta =
  'M35 52H61C72 54 79 61 80 72L75 100 76 150 81 191H70L68.500 176 67 193H20L25 150 25 104 22 84C18 80 15.500 76 16 72 17 61 25 54 35 52z';

/* A picture cuts them at the shin. */
const pyjama = 'M26 180H71L69 240H51.500L49.500 186H47.500L45.500 240H29z';

/* It hangs loose: the fingers together, the thumb before them. */
const looseHand =
  'M75 129H85L86 139Q86.500 147 83 152 81 155 78 154 75 153 74.500 148L74 143.500 71 147Q68.500 148.500 68 146 68 144 70 140.500L73.500 135z';

const Hand = () => (
  <>
    <path d={looseHand} className="skin" />
    <path
      d="M78.500 153V145.500M82 151.500L82.500 145"
      className="stroke-skin-deep"
      strokeWidth={1}
    />
  </>
);

const Clothes = () => (
  <>
    <path d={pyjama} className="on-brand" />
    <path d={kurta} className="green" />
    <path d="M20.500 188H67.500" className="stroke-shade" strokeWidth={1.5} opacity={0.24} />
    <path
      d="M48 66V104M68.500 176L67 154"
      className="stroke-shade"
      strokeWidth={2}
      opacity={0.24}
    />
  </>
);

/** An elderly customer in a kurta before a counter, who hands something flat over at the left, 96 × 240; draw the fingers (HandOver.tsx) and that thing before him. */
export const CashGiver = (place: Place) => (
  <At {...place}>
    <Clothes />
    <Hand />
    <Arm
      clothes="green"
      skin="skin"
      sleeve="long"
      cuff="on-brand"
      shoulder={[71, 68]}
      elbow={[79, 102]}
      wrist={[79.5, 131]}
      hand="none"
    />
    <path
      d="M63 72L70.500 104 71.500 129"
      className="stroke-shade"
      strokeWidth={2}
      opacity={0.24}
    />
    <At x={16.5} y={4} scale={0.5}>
      <PersonHead hair="short" looks="left" grey />
    </At>
    <path d="M39 50.500L48 62l9-11.500" className="stroke-on-brand" strokeWidth={4} />
    <HandOverArm skin="skin" clothes="green" />
  </At>
);
