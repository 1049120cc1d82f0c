import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';
import { Terminal } from './Terminal.tsx';
import { TerminalPaper } from './TerminalPaper.tsx';

/* Narrower than the slot, so that a card is tapped at the upper edge beside it. */
const slip = (
  <TerminalPaper height={60} width={144}>
    <Label x={72} y={29} size={15} weight={700} anchor="middle">
      Sri Balaji Stores
    </Label>
    <Label x={72} y={50} size={15} anchor="middle">
      Card •••• 4417
    </Label>
  </TerminalPaper>
);

/** A terminal at which a card has been paid with, 208 × 384, and the slip that it prints, 46 above it and 48 short of its right side. */
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
