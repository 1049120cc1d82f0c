import { Terminal } from '../../kit/devices/Terminal.tsx';
import { TerminalPaper } from '../../kit/devices/TerminalPaper.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { TapRings } from '../../kit/shapes/TapRings.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

const printed = [
  ['Card', '•••• 4417'],
  ['Approval', '204118'],
] as const;

const slip = (
  <TerminalPaper height={112}>
    <Label x={88} y={36} size={17} weight={700} anchor="middle">
      Sri Balaji Stores
    </Label>
    {printed.map(([label, value], index) => (
      <g key={label}>
        <Label x={14} y={68 + index * 26} size={16} tone="muted">
          {label}
        </Label>
        <Label x={162} y={68 + index * 26} size={16} weight={700} anchor="end">
          {value}
        </Label>
      </g>
    ))}
  </TerminalPaper>
);

/** The tap that pays: a card in a hand before the terminal, whose slip comes out; each is whole. */
export function Pos() {
  return (
    <Scene width={640} height={520} ground="brand">
      <TapRings x={292} y={270} size={330} />
      <Terminal x={56} y={118} paper={slip}>
        <TurningTick x={84} y={32} size={36} />
        <Label x={84} y={72} size={17} weight={600} anchor="middle">
          Approved
        </Label>
        <Label x={84} y={104} size={30} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </Terminal>
      <Hand x={474} y={262} turn={-8} scale={0.84} sleeve="marigold">
        <PaymentCard
          x={-210}
          y={-52}
          tone="night"
          title="Debit"
          name="Meera Joshi"
          digits="4417"
          expiry=""
        />
      </Hand>
    </Scene>
  );
}
