import { FlatScanner } from '../devices/FlatScanner.tsx';
import { KeeperPresenting } from '../people/KeeperPresenting.tsx';
import { LoweredHand } from '../people/LoweredHand.tsx';
import { PersonTurned } from '../people/PersonTurned.tsx';
import { PanFormDisplay } from '../screens/PanFormDisplay.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Of the arm whose hand is drawn larger than a figure has it, and of the other one, which hangs. */
const reaching = {
  shoulder: [35, 72],
  elbow: [49, 106],
  wrist: [84, 90],
  hand: 'none',
  thumb: 'left',
} as const;
const hanging = {
  shoulder: [60, 72],
  elbow: [56, 98],
  wrist: [50, 118],
  hand: 'none',
  thumb: 'left',
} as const;

/** A filing over a counter, 640 wide, whose far edge is at 400: the keeper points to the form on the display, and before the counter the applicant has a finger on the scanner. */
export const PanCounter = (place: Place) => (
  <At {...place}>
    <path d="M-40 400H700V456H-40z" className="brand-lift" />
    <path d="M-40 456H700V580H-40z" fill="url(#sheen)" />
    <path d="M-40 458H700" className="stroke-on-brand" strokeWidth={3} opacity={0.25} />
    <Keys />
    <PanFormDisplay x={220} y={136} />
    <KeeperPresenting x={-4} y={184} scale={1.55} hair="short" />
    <FlatScanner x={289} y={401} mirrored={112} />
    <PersonTurned
      x={406}
      y={102}
      scale={3.1}
      mirrored={96}
      hair="bun"
      clothes="red"
      far={hanging}
      near={reaching}
    />
    <LoweredHand x={445} y={382} turn={6} mirrored={1} skin="skin" />
  </At>
);

/* A keyboard that lies flat on the counter. */
const Keys = () => (
  <At x={36} y={408}>
    <path d="M12 4H172L186 40H0z" className="deep" />
    <path
      d="M22 13H164M20 22H168M17 31H171"
      className="stroke-on-deep-muted"
      strokeWidth={5}
      strokeDasharray="0 10"
    />
  </At>
);
