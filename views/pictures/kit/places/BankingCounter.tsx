import { Scanner } from '../devices/Scanner.tsx';
import { WidePhone } from '../devices/WidePhone.tsx';
import { CounterSign } from '../documents/CounterSign.tsx';
import { OperatorPapers } from '../documents/OperatorPapers.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface BankingCounterProps {
  /** Where the far edge of the counter is; the sign on it begins 214 above, and the documents on it end 150 below. */
  readonly edge: number;
}

/** What stands and lies on a banking counter, 400 wide: the sign that the bank’s rules ask for, before it the scanner, wired to the phone, and in front the documents of its operator. */
export const BankingCounter = ({ edge }: BankingCounterProps) => (
  <>
    <path d={`M-400 ${edge}H800V${edge + 400}H-400z`} className="sheen-from" />
    <At x={0} y={edge}>
      <StandingSign x={71} y={-214} scale={1.4} />
      <ellipse cx={72} cy={49} rx={52} ry={6} className="shade" />
      <ellipse cx={310} cy={49} rx={66} ry={6} className="shade" />
      <Cable />
      <Scanner x={30} y={-52} scale={0.58} />
      <WidePhone x={248} y={-36}>
        <Label x={52} y={25} size={14.5} weight={600} tone="muted" anchor="middle">
          Paid out
        </Label>
        <Label x={52} y={50} size={22} weight={800} anchor="middle">
          ₹3,000
        </Label>
      </WidePhone>
      <OperatorPapers x={47} y={63} />
    </At>
  </>
);

/* The board on its foot, behind what else stands there; it is printed, so it stays light after dark. */
const StandingSign = (place: Place) => (
  <At {...place}>
    <ellipse cx={92} cy={162} rx={27} ry={4} className="shade" />
    <path d="M87 96h10v58h7a6 6 0 016 6v2H74v-2a6 6 0 016-6h7z" className="on-deep-muted" />
    <g className="sheet">
      <CounterSign x={0} y={0} />
    </g>
  </At>
);

/* From the side of the scanner it lies slack on the counter, up to the plug in the side of the phone. */
const cable = 'M106 35C132 35 138 46 166 46S208 22 240 22';

const Cable = () => (
  <>
    <path d={cable} className="stroke-deep" strokeWidth={6} />
    <path d={cable} className="stroke-deep-lift" strokeWidth={3} />
    <rect x={234} y={16} width={16} height={12} rx={4} className="deep" />
  </>
);
