import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';
import { Terminal } from './Terminal.tsx';
import { TerminalPaper } from './TerminalPaper.tsx';

const slip = (
  <TerminalPaper height={92}>
    <Label x={88} y={28} size={17} weight={700} anchor="middle">
      Sri Balaji Stores
    </Label>
    <Label x={88} y={50} size={17} anchor="middle">
      Card •••• 4417
    </Label>
    <Label x={88} y={79} size={25} weight={800} anchor="middle">
      ₹1,850
    </Label>
  </TerminalPaper>
);

/** A terminal with the slip of an approved sale in its printer, 208 × 384, and the slip 78 above it. */
export const PrintingTerminal = (place: Place) => (
  <Terminal {...place} paper={slip}>
    <Tick x={84} y={40} size={50} />
    <Label x={84} y={96} size={26} weight={700} anchor="middle">
      Approved
    </Label>
  </Terminal>
);
