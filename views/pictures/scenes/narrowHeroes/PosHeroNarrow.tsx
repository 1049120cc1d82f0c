import { PocketReader } from '../../kit/devices/PocketReader.tsx';
import { Terminal } from '../../kit/devices/Terminal.tsx';
import { TerminalPaper } from '../../kit/devices/TerminalPaper.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

const slip = (
  <TerminalPaper height={76}>
    <Label x={88} y={35} size={17.5} weight={700} anchor="middle">
      Sri Balaji Stores
    </Label>
    <Label x={88} y={62} size={17} anchor="middle">
      Card •••• 4417
    </Label>
  </TerminalPaper>
);

/** The head of the POS page for phones: the terminal with its slip, and a hand that taps a card on the pocket reader. */
export function PosHeroNarrow() {
  return (
    <Scene width={400} height={384} ground="brand">
      <Rings x={400} y={0} size={280} tone="brand-lift" />
      <Terminal x={16} y={78} scale={0.76} paper={slip}>
        <TurningTick x={84} y={28} size={30} />
        <Label x={84} y={66} size={19} weight={600} anchor="middle">
          Approved
        </Label>
        <Label x={84} y={100} size={31} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </Terminal>
      <PocketReader x={212} y={44} scale={0.88}>
        <Label x={64} y={33} size={24} weight={800} anchor="middle">
          mPOS
        </Label>
      </PocketReader>
      <Hand x={302} y={216} turn={-10} scale={0.72} sleeve="marigold">
        <PaymentCard
          x={-186}
          y={-40}
          scale={0.9}
          tone="sheen"
          title=""
          name=""
          expiry=""
          digits="4417"
        />
      </Hand>
    </Scene>
  );
}
