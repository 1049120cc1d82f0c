import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';
import { ApprovedSale } from './ApprovedTerminal.tsx';
import { Terminal } from './Terminal.tsx';
import { TerminalPaper } from './TerminalPaper.tsx';

interface PrintingTerminalProps extends Place {
  /** Only what matters is printed, in letters that are read at half its size. */
  readonly small?: boolean;
}

const slip = (
  <TerminalPaper height={148}>
    <Label x={88} y={34} size={19} weight={800} anchor="middle">
      Sri Balaji Stores
    </Label>
    <Label x={88} y={59} size={17} anchor="middle">
      Card •••• 4417
    </Label>
    <path d="M16 71H160" className="stroke-faint" strokeWidth={1.5} strokeDasharray="2 6" />
    <Label x={88} y={103} size={31} weight={800} anchor="middle">
      ₹1,850
    </Label>
    <Tick x={47} y={123} size={20} />
    <Label x={63} y={129} size={17} weight={700}>
      Approved
    </Label>
  </TerminalPaper>
);

const shortSlip = (
  <TerminalPaper height={140}>
    <Label x={88} y={62} size={42} weight={800} anchor="middle">
      ₹1,850
    </Label>
    <Label x={88} y={108} size={30} weight={700} anchor="middle">
      Approved
    </Label>
  </TerminalPaper>
);

/** A terminal with the slip of an approved sale in its printer, 208 × 384, and the slip 134 above it. */
export const PrintingTerminal = ({ small = false, ...place }: PrintingTerminalProps) => (
  <Terminal {...place} small={small} paper={small ? shortSlip : slip}>
    {small ? <TurningTick x={84} y={58} size={72} /> : <ApprovedSale />}
  </Terminal>
);
