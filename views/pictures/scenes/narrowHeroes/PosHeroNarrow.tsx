import { Rings } from '../../kit/Backdrop.tsx';
import { BarChart } from '../../kit/Chart.tsx';
import { Label } from '../../kit/Label.tsx';
import { PaymentCard } from '../../kit/PaymentCard.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { PocketReader } from '../../kit/PocketReader.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Terminal } from '../../kit/Terminal.tsx';
import { TurningTick } from '../../kit/TurningTick.tsx';

/** The head of the POS page for phones: the terminal, the card, and the pocket reader with the day's total. */
export function PosHeroNarrow() {
  return (
    <Scene width={400} height={360}>
      <Rings x={400} y={0} size={280} />
      <path d="M56 64V20l8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6v44z" className="surface" />
      <PaymentCard
        x={196}
        y={64}
        turn={-10}
        scale={0.7}
        title="Debit"
        name=""
        expiry=""
        digits="4417"
      />
      <Terminal x={20} y={48} scale={0.86}>
        <TurningTick x={84} y={28} size={30} />
        <Label x={84} y={66} size={17} weight={600} anchor="middle">
          Approved
        </Label>
        <Label x={84} y={100} size={30} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </Terminal>
      <Phone x={246} y={168} width={152} height={360} time="">
        <Label x={18} y={66} size={15} tone="muted">
          Today
        </Label>
        <Label x={18} y={96} size={25} weight={800}>
          ₹24,300
        </Label>
        <BarChart x={14} y={116} width={108} height={72} values={[4, 6, 5, 8, 9]} />
      </Phone>
      <PocketReader x={158} y={232} scale={0.6}>
        <Label x={64} y={33} size={24} weight={800} anchor="middle">
          mPOS
        </Label>
      </PocketReader>
    </Scene>
  );
}
