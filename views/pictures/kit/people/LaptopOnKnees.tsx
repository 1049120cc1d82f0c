import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { TurnedHead } from './TurnedHead.tsx';
import { TypingHand } from './TypingHand.tsx';

const arm = { clothes: 'red', cuff: 'red', skin: 'skin', hand: 'none', bend: 9 } as const;

/** A woman on a stool, from the side, who types on her knees and looks up to the right: the hip is at 0,0, the floor 84 below. */
export const LaptopOnKnees = (place: Place) => (
  <At {...place}>
    <ellipse cx={34} cy={83} rx={64} ry={5} className="deep" opacity={0.14} />
    <Stool />
    <path d="M46 1L66 36 86 70" className="stroke-brand" strokeWidth={17} />
    <path d="M46 1L66 36 86 70" className="stroke-hair" strokeWidth={17} opacity={0.22} />
    <path d="M79 73l12-6q9 4 17 6 6 3 5 10H81q-4-5-2-10z" className="hair" />
    <path d="M2-4H50Q54 16 42 50" className="stroke-brand" strokeWidth={22} />
    <path d="M32 46l21 3q8 6 15 8 5 3 3 8H31q-3-9 1-19z" className="hair" />
    <At x={-6} y={2}>
      <Laptop />
    </At>
    <TypingHand x={44} y={-27} skin="skin" />
    <Arm {...arm} shoulder={[16, -58]} elbow={[25, -29]} wrist={[44, -27]} />
    <path
      d="M16-58L24-38Q27-30 33-28.500"
      className="stroke-hair"
      strokeWidth={13}
      strokeLinecap="butt"
      opacity={0.18}
    />
    <path
      d="M-19 8c-6-30-4-59 4-75 3-6 8-9 13-10h13c6 1 9 5 12 12 5 16 0 48-4 74z"
      className="red"
    />
    <path d="M-2.500-84H9.500L12-77.500 6-65-4-77.500z" className="skin" />
    <At x={4} y={-78} turn={-13}>
      <At x={-31} y={-50} scale={0.5}>
        <TurnedHead hair="bun" />
      </At>
    </At>
    <TypingHand x={32} y={-24.5} skin="skin" />
    <Arm {...arm} shoulder={[1, -58]} elbow={[2, -22]} wrist={[32, -24.5]} />
    <path
      d="M8.500-54L10-32Q10.500-29.500 14-30L22-31"
      className="stroke-shade"
      strokeWidth={1.6}
      opacity={0.35}
    />
    <path d="M-4-77L6-64.500L12-77" className="stroke-on-brand" strokeWidth={4} />
  </At>
);

/** Its ring bears the near foot. */
const Stool = () => (
  <>
    <path d="M-14 18L-26 80M14 18L26 80" className="stroke-skin-deep" strokeWidth={6} />
    <path d="M-22 62H46" className="stroke-skin-deep" strokeWidth={4.5} />
    <rect x={-27} y={7} width={54} height={12} rx={6} className="brand-lift" />
  </>
);

/** Turned half to her, and half to us. */
const Laptop = () => (
  <>
    <path d="M24-20H60L66-16H22z" className="deep" />
    <path d="M55-17L67-55q1-4 5-4.500L93-63q5-.500 4 4L86-20q-1 4-5 4z" className="deep" />
    <path d="M60-20L71-54.500 92.500-58 82.500-21z" className="surface" />
    <path d="M71-54.500L92.500-58 90.500-50.500 69-47z" className="brand-lift" />
    <path d="M71-40L82-41.500M68.500-32L76-33" className="stroke-faint" strokeWidth={3} />
    <path d="M66-25.500L78-27" className="stroke-green" strokeWidth={3} />
  </>
);
