import { Dots, Rings } from '../../kit/Backdrop.tsx';
import { BarChart } from '../../kit/Chart.tsx';
import { Label } from '../../kit/Label.tsx';
import { PaymentCard } from '../../kit/PaymentCard.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { PocketReader } from '../../kit/PocketReader.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Terminal } from '../../kit/Terminal.tsx';
import { TurningTick } from '../../kit/TurningTick.tsx';

const printed = [
  ['Card', '•••• 4417'],
  ['Approval', '204118'],
] as const;

/** A sale by card: the terminal with its receipt, the card above it, and the pocket reader with the day's total. */
export function Pos() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={640} y={0} size={400} tone="brand-lift" />
      <Dots x={264} y={40} size={96} rows={3} tone="brand-soft" />
      <g transform="translate(48 24)" className="sheet">
        <path d="M0 8a8 8 0 018-8h160a8 8 0 018 8v152H0z" className="shade" filter="url(#soft)" />
        <path
          d="M0 160V5l8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5v155z"
          className="paper"
        />
        <Label x={88} y={38} size={16} weight={700} anchor="middle">
          Sri Balaji Stores
        </Label>
        <Label x={88} y={60} size={14} tone="muted" anchor="middle">
          14 Nov 2026
        </Label>
        {printed.map(([label, value], index) => (
          <g key={label}>
            <Label x={16} y={90 + index * 24} size={15} tone="muted">
              {label}
            </Label>
            <Label x={160} y={90 + index * 24} size={15} weight={700} anchor="end">
              {value}
            </Label>
          </g>
        ))}
      </g>
      <Terminal x={40} y={152} scale={0.92}>
        <TurningTick x={84} y={34} size={36} />
        <Label x={84} y={73} size={16} weight={600} anchor="middle">
          Approved
        </Label>
        <Label x={84} y={101} size={28} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </Terminal>
      <PaymentCard
        x={232}
        y={112}
        turn={-14}
        tone="night"
        title="Debit"
        name="Meera Joshi"
        digits="4417"
      />
      <Phone x={392} y={216} width={216} height={480} time="20:15">
        <Label x={22} y={74} size={15} tone="muted">
          Today
        </Label>
        <Label x={22} y={110} size={32} weight={800}>
          ₹24,300
        </Label>
        <Label x={22} y={134} tone="muted">
          21 sales
        </Label>
        <BarChart x={16} y={160} width={168} height={96} values={[4, 6, 5, 8, 7, 9]} />
      </Phone>
      <PocketReader x={284} y={304} scale={0.76}>
        <Label x={64} y={31} size={20} weight={800} anchor="middle">
          mPOS
        </Label>
      </PocketReader>
    </Scene>
  );
}
