import { ChargeSlip } from '../../kit/ChargeSlip.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { PaymentCard } from '../../kit/PaymentCard.tsx';
import { PocketReader } from '../../kit/PocketReader.tsx';
import { QrCode } from '../../kit/QrCode.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Terminal } from '../../kit/Terminal.tsx';

/** One sale from left to right, each step over the words about it: the amount, the card or code, the slip. */
export function PosSteps() {
  return (
    <Scene width={1136} height={320} ground="warm">
      <circle cx={568} cy={176} r={200} className="marigold-soft" opacity={0.5} />
      <circle cx={568} cy={176} r={136} className="marigold-soft" opacity={0.5} />
      <Terminal x={88} y={32} scale={0.96}>
        <Label x={84} y={40} size={16} tone="muted" anchor="middle">
          Amount
        </Label>
        <Label x={84} y={84} size={36} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </Terminal>
      <Arrow x={346} />
      <QrCode x={420} y={124} scale={1.15} />
      <Label x={468} y={264} size={19} weight={700} anchor="middle">
        UPI
      </Label>
      <PaymentCard
        x={612}
        y={36}
        turn={10}
        scale={0.62}
        tone="sheen"
        title="Debit"
        name="Meera Joshi"
        digits="4417"
      />
      <PocketReader x={552} y={104} scale={0.84}>
        <Label x={64} y={32} size={22} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </PocketReader>
      <Arrow x={822} />
      <ChargeSlip x={872} y={32} />
    </Scene>
  );
}

const Arrow = ({ x }: { readonly x: number }) => (
  <Glyph name="arrow-right" x={x - 20} y={156} size={40} tone="marigold" />
);
