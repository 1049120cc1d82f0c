import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { PaymentCard } from '../../kit/PaymentCard.tsx';
import { PocketReader } from '../../kit/PocketReader.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Terminal } from '../../kit/Terminal.tsx';
import { TurningTick } from '../../kit/TurningTick.tsx';

/** The head of the POS page for phones: the terminal, the card at its side, and the pocket reader. */
export function PosHeroNarrow() {
  return (
    <Scene width={400} height={384} ground="brand">
      <Rings x={400} y={0} size={280} tone="brand-lift" />
      <path
        d="M32 96V18l8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6v78z"
        className="on-brand"
      />
      <Label x={96} y={40} size={13} weight={700} tone="deep" anchor="middle">
        Sri Balaji Stores
      </Label>
      <Label x={96} y={61} size={13} tone="deep" anchor="middle">
        Card •••• 4417
      </Label>
      <Terminal x={19} y={76} scale={0.74}>
        <TurningTick x={84} y={28} size={30} />
        <Label x={84} y={66} size={19} weight={600} anchor="middle">
          Approved
        </Label>
        <Label x={84} y={100} size={31} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </Terminal>
      <PocketReader x={240} y={194} scale={0.67}>
        <Label x={64} y={33} size={24} weight={800} anchor="middle">
          mPOS
        </Label>
      </PocketReader>
      <PaymentCard
        x={180}
        y={80}
        turn={-6}
        scale={0.63}
        tone="night"
        title=""
        name=""
        expiry=""
        digits="4417"
      />
    </Scene>
  );
}
