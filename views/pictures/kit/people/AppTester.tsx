import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { HeldUp } from './HeldUp.tsx';
import { TurnedHead } from './TurnedHead.tsx';
import { TypingHand } from './TypingHand.tsx';

const skin = 'skin-deep';
/* His sleeves are turned up. */
const arm = { clothes: 'green', skin, hand: 'none', bend: 9 } as const;

interface AppTesterProps extends Place {
  /** On the phone's screen, 44 × 74, 0,0 at its top left. */
  readonly children: ReactNode;
}

/** A man, 110 × 264, who leans to the right on a table whose top is at 128, from 84 on, and tries a phone: draw the table first. */
export const AppTester = ({ children, ...place }: AppTesterProps) => (
  <At {...place}>
    <Legs />
    <TypingHand x={118} y={121} skin={skin} />
    <Arm {...arm} shoulder={[78, 70]} elbow={[97, 103]} wrist={[118, 121]} />
    <path
      d="M78 70L92.500 95.200Q97 103 103.800 108.900L108.600 112.900"
      className="stroke-hair"
      strokeWidth={16}
      opacity={0.16}
    />
    <path
      d="M38 80C41 65 50 58 61 55L74 58C82 62 88 68 87 80L78 104Q74 113 73 120L69 152Q46 156 25 147L35 102z"
      className="green"
    />
    <path d="M67 68q0 26-7 46t-5 38" className="stroke-shade" strokeWidth={1.6} opacity={0.3} />
    <At x={66} y={55} turn={13}>
      <At x={-32.5} y={-47} scale={0.5}>
        <TurnedHead hair="short" skin={skin} />
      </At>
    </At>
    <path
      d="M58.500 51L54.500 55.500 60 69.500 67.500 64.500 71.500 69 77 59.500 72.500 52.500Q66 62 58.500 51z"
      className="on-brand"
    />
    <HeldUp x={97} y={54} turn={16} scale={0.45} skin={skin} sleeve={null}>
      <rect width={52} height={82} rx={9} className="deep" />
      <rect x={4} y={6} width={44} height={70} rx={4} className="surface" />
      <At x={4} y={4}>
        {children}
      </At>
    </HeldUp>
    <Arm {...arm} shoulder={[49, 72]} elbow={[57, 112]} wrist={[94, 102]} />
    <path
      d="M57 76L64.500 99Q66 103.500 70 102.500L77 100.500"
      className="stroke-shade"
      strokeWidth={1.6}
      opacity={0.35}
    />
  </At>
);

/** The far leg is a step behind; both feet are flat on the floor. */
const Legs = () => (
  <>
    <path d="M42 142L66 148 49 202 36 254H18L27 200z" className="deep" />
    <path d="M17 252h19v1c7 2 11 5 11 11H17z" className="hair" />
    <path d="M30 142L64 148 66 200 70 254H52L44 200z" className="deep-lift" />
    <path d="M51 252h19v1c8 2 13 5 13 11H51z" className="hair" />
  </>
);
