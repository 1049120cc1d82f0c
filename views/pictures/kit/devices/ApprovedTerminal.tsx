import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';
import { Terminal } from './Terminal.tsx';
import { TerminalPaper } from './TerminalPaper.tsx';

const slip = (
  <TerminalPaper height={66} width={160}>
    <Label x={80} y={31} size={17} weight={700} anchor="middle">
      Sri Balaji Stores
    </Label>
    <Label x={80} y={54} size={17} anchor="middle">
      Card •••• 4417
    </Label>
  </TerminalPaper>
);

/** What the display of a terminal says of a sale that is paid. */
const ApprovedSale = () => (
  <>
    <TurningTick x={84} y={29} size={33} />
    <Label x={84} y={67} size={19} weight={500} anchor="middle">
      Approved
    </Label>
    <Label x={84} y={101} size={31} weight={700} anchor="middle">
      ₹1,850
    </Label>
  </>
);

/** A terminal at which a card has been paid with, turned a little so that its right side shows, on its foot: 284 × 428, its body from 38 on, 208 wide, and the slip that it prints 52 above it. */
export const ApprovedTerminal = (place: Place) => (
  <At {...place}>
    <ellipse cx={146} cy={420} rx={156} ry={14} className="shade" />
    <g transform="matrix(.98 .035 0 1 38 0)">
      <BackOfFoot />
      <path
        d="M184 1L204-6H208A18 18 0 01226 12V144q0 10-8 20l-2 4V348a28 28 0 01-28 28L150 384z"
        className="deep"
      />
      <path
        d="M208 18L226 11V144q0 10-8 20l-2 4V340l-18 14V174l2-4q8-10 8-20z"
        className="rim"
        opacity={0.75}
      />
      <Terminal x={0} y={0} paper={slip}>
        <ApprovedSale />
      </Terminal>
      <LipOfFoot />
    </g>
  </At>
);

/* The plate on which it stands, as far as it is behind it. */
const BackOfFoot = () => <path d="M-26 396L-4 366H232L246 388 228 398z" className="rim" />;

/* What holds it in front, and the edge of the plate. */
const LipOfFoot = () => (
  <>
    <path d="M-28 396H224L246 387V398q0 5-6 8L226 413H-20a8 8 0 01-8-8z" className="deep" />
    <path d="M18 376H184q10 0 10 10v12H8V386q0-10 10-10z" className="device-lift" />
    <path d="M20 378.500H182M-26 397H222" className="stroke-brand-lift" strokeWidth={2.5} />
  </>
);
