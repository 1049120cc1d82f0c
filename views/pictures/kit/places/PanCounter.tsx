import { FlatScanner } from '../devices/FlatScanner.tsx';
import { KeeperPresenting } from '../people/KeeperPresenting.tsx';
import { PersonTurned } from '../people/PersonTurned.tsx';
import { ScanningArm } from '../people/ScanningArm.tsx';
import { PanFormDisplay } from '../screens/PanFormDisplay.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A filing over a counter, 640 wide, whose far edge is at 400: the keeper points to the form on the display, and before the counter the applicant has a finger on the scanner. */
export const PanCounter = (place: Place) => (
  <At {...place}>
    <path d="M-40 400H700V456H-40z" className="brand-lift" />
    <path d="M-40 456H700V580H-40z" fill="url(#sheen)" />
    <path d="M-40 458H700" className="stroke-on-brand" strokeWidth={3} opacity={0.25} />
    <Keys />
    <PanFormDisplay x={220} y={136} />
    <KeeperPresenting x={-4} y={184} scale={1.55} turned />
    <FlatScanner x={382} y={415} scale={0.8} mirrored={112} />
    <PersonTurned x={406} y={102} scale={3.1} mirrored={96} hair="bun" clothes="red" looksDown />
    <ScanningArm x={435} y={298} />
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
