import { Scanner } from '../devices/Scanner.tsx';
import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { CounterSign } from '../documents/CounterSign.tsx';
import { OperatorPapers } from '../documents/OperatorPapers.tsx';
import { KeeperAtDevices } from '../people/KeeperAtDevices.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface BankingCounterProps {
  /** Where the far edge of the counter is; its near edge is 101 below, and the sign begins 276 above. */
  readonly edge: number;
}

/** How large who keeps the counter is. */
const keeper = 1.1;

/** A banking counter, 400 wide: its keeper in the middle under the sign that the bank’s rules ask for, before her, on a mat, the documents that she needs, and at her sides scanner and receipt printer. */
export const BankingCounter = ({ edge }: BankingCounterProps) => (
  <>
    <HangingSign x={108} y={edge - 276} />
    <path d={`M-400 ${edge}H800V${edge + 400}H-400z`} className="brand-lift" />
    <path d={`M-400 ${edge + 101}H800V${edge + 561}H-400z`} className="brand" />
    <path d={`M96 ${edge + 12}H304L360 ${edge + 94}H40z`} className="brand" />
    <KeeperAtDevices x={200 - 63 * keeper} y={edge - 140 * keeper} scale={keeper} />
    <At x={0} y={edge}>
      <ellipse cx={56} cy={24} rx={46} ry={6} className="shade" />
      <ellipse cx={347.5} cy={24} rx={47} ry={5} className="shade" />
      <Scanner x={20} y={-63} scale={0.5} />
      <SlipPrinter x={305} y={-53} scale={0.28} length={178}>
        <Label x={128} y={78} size={46} weight={600} tone="muted" anchor="middle">
          Paid out
        </Label>
        <Label x={128} y={138} size={54} weight={800} anchor="middle">
          ₹3,000
        </Label>
      </SlipPrinter>
      <OperatorPapers x={88} y={23} scale={1.1} />
    </At>
  </>
);

/* Its two cords go on above the picture, where a page may show more of it. */
const HangingSign = (place: Place) => (
  <At {...place}>
    <path d="M32-400V4M152-400V4" className="stroke-deep-lift" strokeWidth={3} />
    <CounterSign x={0} y={0} />
  </At>
);
