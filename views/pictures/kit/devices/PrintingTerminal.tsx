import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';
import { Terminal } from './Terminal.tsx';
import { TerminalPaper } from './TerminalPaper.tsx';

const slip = (
  <TerminalPaper height={140}>
    <Label x={88} y={62} size={42} weight={800} anchor="middle">
      ₹1,850
    </Label>
    <Label x={88} y={108} size={30} weight={700} anchor="middle">
      Approved
    </Label>
  </TerminalPaper>
);

/** A terminal with the slip of an approved sale in its printer, 208 × 384, and the slip 126 above it; it is drawn small, and says only what matters. */
export const PrintingTerminal = (place: Place) => (
  <Terminal {...place} small paper={slip}>
    <TurningTick x={84} y={58} size={72} />
  </Terminal>
);
