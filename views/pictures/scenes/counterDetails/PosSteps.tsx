import { ChargeSlip } from '../../kit/ChargeSlip.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { PaymentCard } from '../../kit/PaymentCard.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { PocketReader } from '../../kit/PocketReader.tsx';
import { QrCode } from '../../kit/QrCode.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Terminal } from '../../kit/Terminal.tsx';

/** One sale from left to right, each step over the words about it: the amount, the card or code, the slip on paper or phone. */
export function PosSteps() {
  return (
    <Scene width={1136} height={320} ground="warm">
      <circle cx={568} cy={176} r={200} className="marigold-soft" opacity={0.5} />
      <circle cx={568} cy={176} r={136} className="marigold-soft" opacity={0.5} />
      <path d="M0 288H1136V320H0z" className="marigold-soft" />
      <Terminal x={32} y={24} scale={0.69}>
        <Label x={84} y={40} size={20} tone="muted" anchor="middle">
          Amount
        </Label>
        <Label x={84} y={86} size={40} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </Terminal>
      <Phone x={188} y={60} scale={0.8} width={124} height={285} time="">
        <Label x={53} y={100} size={18} tone="muted" anchor="middle">
          Amount
        </Label>
        <Label x={53} y={134} size={24} weight={800} anchor="middle">
          ₹1,850
        </Label>
        <rect x={8} y={196} width={90} height={36} rx={18} className="brand" />
        <Glyph name="arrow-right" x={42} y={203} size={22} tone="on-brand" />
      </Phone>
      <Arrow x={354} />
      <path d="M462 256h22l10 32h-42z" className="brand-lift" />
      <rect x={408.5} y={104} width={120} height={152} rx={9} className="on-brand" />
      <QrCode x={420} y={148} scale={1.15} />
      <Label x={468.5} y={132} size={20} weight={700} tone="deep" anchor="middle">
        UPI
      </Label>
      <PaymentCard
        x={604}
        y={36}
        turn={10}
        scale={0.46}
        tone="sheen"
        title="Debit"
        name="Meera Joshi"
        digits="4417"
      />
      <PocketReader x={556} y={90} scale={0.8}>
        <Label x={64} y={32} size={22} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </PocketReader>
      <Arrow x={790} />
      <ChargeSlip x={826} y={32} scale={0.843} />
      <Phone x={1014} y={60} scale={0.8} width={124} height={285} time="">
        <rect x={2} y={72} width={102} height={80} rx={8} className="brand-soft" />
        <Label x={53} y={106} size={22} weight={800} anchor="middle">
          ₹1,850
        </Label>
        <Label x={53} y={134} size={16} weight={600} tone="green-ink" anchor="middle">
          Approved
        </Label>
      </Phone>
    </Scene>
  );
}

const Arrow = ({ x }: { readonly x: number }) => (
  <Glyph name="arrow-right" x={x - 20} y={156} size={40} tone="marigold" />
);
