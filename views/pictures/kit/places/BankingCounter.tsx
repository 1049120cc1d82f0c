import { Phone } from '../devices/Phone.tsx';
import { Scanner } from '../devices/Scanner.tsx';
import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { CounterSign } from '../documents/CounterSign.tsx';
import { PersonBust } from '../people/Person.tsx';
import { Fingerprint } from '../shapes/Fingerprint.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface BankingCounterProps {
  /** Where the far edge of the counter is; its near edge is 152 below. */
  readonly edge: number;
}

/** The devices of a banking counter, 400 wide: scanner, phone and receipt printer; behind them the sign that the bank’s rules ask for, and who keeps the counter. */
export const BankingCounter = ({ edge }: BankingCounterProps) => (
  <>
    <PersonBust x={270} y={edge - 132} scale={0.96} hair="bob" clothes="red" looks="left" />
    <path d={`M-400 ${edge}H800V${edge + 400}H-400z`} className="brand-lift" />
    <path d={`M-400 ${edge + 152}H800V${edge + 552}H-400z`} fill="url(#sheen)" />
    <SignOnStand x={16} y={edge - 188} />
    <At x={0} y={edge}>
      <ellipse cx={70} cy={114} rx={66} ry={10} className="shade" />
      <ellipse cx={323} cy={118} rx={66} ry={8} className="shade" />
      <ellipse cx={197} cy={132} rx={56} ry={9} className="shade" />
      <Scanner x={16} y={-15} scale={0.75} />
      <SlipPrinter x={262} y={23} scale={0.4} length={146}>
        <Label x={128} y={66} size={40} weight={600} tone="muted" anchor="middle">
          Paid out
        </Label>
        <Label x={128} y={120} size={50} weight={800} anchor="middle">
          ₹3,000
        </Label>
      </SlipPrinter>
      <PhoneOnStand x={144} y={-46} />
    </At>
  </>
);

/* Two posts with their feet, for a board that hangs on no wall. */
const SignOnStand = (place: Place) => (
  <At {...place}>
    <path d="M56 100V200M196 100V200" className="stroke-deep-lift" strokeWidth={8} />
    <path d="M30 200H82M170 200H222" className="stroke-deep-lift" strokeWidth={8} />
    <CounterSign x={0} y={0} scale={0.91} />
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
