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
      <path d="M56 72V28l8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6v44z" className="surface" />
      <PaymentCard
        x={172}
        y={60}
        turn={-4}
        scale={0.7}
        tone="night"
        title="Debit"
        name=""
        expiry=""
        digits="4417"
      />
      <Terminal x={12} y={56} scale={0.8}>
        <TurningTick x={84} y={28} size={30} />
        <Label x={84} y={66} size={17} weight={600} anchor="middle">
          Approved
        </Label>
        <Label x={84} y={100} size={30} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </Terminal>
      <PocketReader x={228} y={202} scale={0.68}>
        <Label x={64} y={33} size={24} weight={800} anchor="middle">
          mPOS
        </Label>
      </PocketReader>
    </Scene>
  );
}
