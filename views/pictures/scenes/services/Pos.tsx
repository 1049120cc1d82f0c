import { Terminal } from '../../kit/devices/Terminal.tsx';
import { TerminalPaper } from '../../kit/devices/TerminalPaper.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { TapRings } from '../../kit/shapes/TapRings.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

const printed = [
  ['Card', '•••• 4417'],
  ['Approval', '204118'],
] as const;

const slip = (
  <TerminalPaper height={94}>
    <Label x={88} y={32} size={16} weight={700} anchor="middle">
      Sri Balaji Stores
    </Label>
    {printed.map(([label, value], index) => (
      <g key={label}>
        <Label x={14} y={58 + index * 23} size={14.5} tone="muted">
          {label}
        </Label>
        <Label x={162} y={58 + index * 23} size={14.5} weight={700} anchor="end">
          {value}
        </Label>
      </g>
    ))}
  </TerminalPaper>
);

/** The tap that pays, near: the terminal with its slip, which the frame cuts between two rows of keys, and the card in a hand before it. */
export function Pos() {
  return (
    <Scene width={640} height={520} ground="brand">
      <TapRings x={330} y={260} size={360} />
      <Terminal x={54} y={149} scale={1.45} paper={slip}>
        <TurningTick x={84} y={32} size={36} />
        <Label x={84} y={72} size={17} weight={600} anchor="middle">
          Approved
        </Label>
        <Label x={84} y={104} size={30} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </Terminal>
      <Hand x={500} y={352} turn={48} scale={0.94} sleeve="marigold">
        <At x={-139} y={125} turn={-58}>
          <PaymentCard
            x={0}
            y={-112}
            tone="green"
            title="Debit"
            name="Meera Joshi"
            digits="4417"
            expiry=""
          />
        </At>
      </Hand>
    </Scene>
  );
}
