import { Terminal } from '../devices/Terminal.tsx';
import { TesterWithPaper, TesterWithPhone } from '../people/Testers.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/* The top of the counter is this far above the floor, below the elbows of who stands at it. */
const top = -158;

/** Two people at a counter who try out a card terminal: he has the list, and she presses the keys, 330 × 296 around 0; y is the floor. */
export const TestCounter = (place: Place) => (
  <At {...place}>
    <ellipse cy={1} rx={158} ry={6} className="deep" opacity={0.14} />
    <TesterWithPaper x={-161} y={-300} scale={1.12} />
    <StandingTerminal x={8} y={top} />
    <TesterWithPhone x={54} y={-300} scale={1.12} mirrored={96} />
    <WoodenCounter x={0} y={0} />
  </At>
);

const StandingTerminal = (place: Place) => (
  <At {...place}>
    <path d="M-13 0q0-7 7-7H6q7 0 7 7z" className="brand-ink" />
    <Terminal x={-14.5} y={-57} scale={0.14} small>
      <Tick x={84} y={58} size={84} />
    </Terminal>
  </At>
);

/* Of wood, so that it is not lost before clothes in the colour of the other counters; its top is paler than the hand on it. */
const WoodenCounter = (place: Place) => (
  <At {...place}>
    <path d={`M-82 ${top + 8}H82V2q0 2-2 2H-80q-2 0-2-2z`} className="skin-deep" />
    <path d={`M-82 ${top + 12}H82v5H-82zM-82-10H82V2q0 2-2 2H-80q-2 0-2-2z`} className="shade" />
    <rect
      x={-66}
      y={top + 32}
      width={132}
      height={100}
      rx={5}
      className="stroke-skin"
      strokeWidth={2.5}
    />
    <rect x={-92} y={top} width={184} height={13} rx={6.5} className="skin" />
  </At>
);
