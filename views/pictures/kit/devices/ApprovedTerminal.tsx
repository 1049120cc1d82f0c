import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';
import { Terminal } from './Terminal.tsx';
import { TerminalPaper } from './TerminalPaper.tsx';

const slip = (
  <TerminalPaper height={74}>
    <Label x={88} y={35} size={18} weight={700} anchor="middle">
      Sri Balaji Stores
    </Label>
    <Label x={88} y={61} size={17} anchor="middle">
      Card •••• 4417
    </Label>
  </TerminalPaper>
);

/** A terminal at which a card has been paid with, 208 × 384, and the slip that it prints, 60 above it. */
export const ApprovedTerminal = (place: Place) => (
  <Terminal {...place} paper={slip}>
    <TurningTick x={84} y={29} size={33} />
    <Label x={84} y={67} size={19} weight={600} anchor="middle">
      Approved
    </Label>
    <Label x={84} y={101} size={31} weight={800} anchor="middle">
      ₹1,850
    </Label>
  </Terminal>
);
