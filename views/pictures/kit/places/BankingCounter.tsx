import { Phone } from '../devices/Phone.tsx';
import { Scanner } from '../devices/Scanner.tsx';
import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { CounterSign } from '../documents/CounterSign.tsx';
import { KeeperAtDevices } from '../people/KeeperAtDevices.tsx';
import { Fingerprint } from '../shapes/Fingerprint.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface BankingCounterProps {
  /** Where the far edge of the counter is; its near edge is 90 below, and the sign begins 280 above. */
  readonly edge: number;
}

/** How large who keeps the counter is. */
const keeper = 1.1;

/** A banking counter, 400 wide: its keeper in the middle under the sign that the bank’s rules ask for, and around her scanner, phone and receipt printer. */
export const BankingCounter = ({ edge }: BankingCounterProps) => (
  <>
    <HangingSign x={108} y={edge - 280} />
    <KeeperAtDevices x={200 - 63 * keeper} y={edge - 140 * keeper} scale={keeper} />
    <path d={`M-400 ${edge}H800V${edge + 400}H-400z`} className="brand-lift" />
    <path d={`M-400 ${edge + 90}H800V${edge + 554}H-400z`} fill="url(#sheen)" />
    <At x={0} y={edge}>
      <ellipse cx={72} cy={64} rx={50} ry={7} className="shade" />
      <ellipse cx={328} cy={68} rx={60} ry={6} className="shade" />
      <ellipse cx={200} cy={80} rx={50} ry={6} className="shade" />
      <Scanner x={32} y={-30} scale={0.55} />
      <SlipPrinter x={274} y={-30} scale={0.36} length={178}>
        <Label x={128} y={78} size={40} weight={600} tone="muted" anchor="middle">
          Paid out
        </Label>
        <Label x={128} y={136} size={50} weight={800} anchor="middle">
          ₹3,000
        </Label>
      </SlipPrinter>
      <PhoneOnStand x={163} y={-44} scale={0.7} />
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

/* Upright in a holder, 106 × 178: the finger has been read. */
const PhoneOnStand = (place: Place) => (
  <At {...place}>
    <path d="M18 156H88L102 178H4z" className="deep-lift" />
    <Phone x={0} y={0} scale={0.5} width={212} height={326} time="">
      <Label x={97} y={92} size={46} weight={800} anchor="middle">
        ₹3,000
      </Label>
      <rect x={16} y={116} width={162} height={172} rx={20} className="green-soft" />
      <Fingerprint x={49} y={136} size={120} tone="green" />
    </Phone>
    <path d="M6 156H100L104 172a6 6 0 01-6 6H8a6 6 0 01-6-6z" className="deep-lift" />
  </At>
);
