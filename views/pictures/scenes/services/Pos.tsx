import { Phone } from '../../kit/devices/Phone.tsx';
import { PocketReader } from '../../kit/devices/PocketReader.tsx';
import { Terminal } from '../../kit/devices/Terminal.tsx';
import { TerminalPaper } from '../../kit/devices/TerminalPaper.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { BarChart } from '../../kit/shapes/Chart.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Dots, Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

const printed = [
  ['Card', '•••• 4417'],
  ['Approval', '204118'],
] as const;

const slip = (
  <TerminalPaper height={136}>
    <Label x={88} y={40} size={17} weight={700} anchor="middle">
      Sri Balaji Stores
    </Label>
    <Label x={88} y={63} tone="muted" anchor="middle">
      14 Nov 2026
    </Label>
    {printed.map(([label, value], index) => (
      <g key={label}>
        <Label x={14} y={95 + index * 26} size={16} tone="muted">
          {label}
        </Label>
        <Label x={162} y={95 + index * 26} size={16} weight={700} anchor="end">
          {value}
        </Label>
      </g>
    ))}
  </TerminalPaper>
);

/** A sale by card: the terminal with its slip, the hand that taps the card, and the pocket reader with the day's total. */
export function Pos() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={640} y={0} size={400} tone="brand-lift" />
      <Dots x={264} y={40} size={96} rows={3} tone="brand-soft" />
      <Terminal x={36} y={146} scale={0.94} paper={slip}>
        <TurningTick x={84} y={34} size={36} />
        <Label x={84} y={73} size={16} weight={600} anchor="middle">
          Approved
        </Label>
        <Label x={84} y={101} size={28} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </Terminal>
      <Phone x={408} y={224} width={208} height={480} time="20:15">
        <Label x={22} y={74} size={15} tone="muted">
          Today
        </Label>
        <Label x={22} y={110} size={32} weight={800}>
          ₹24,300
        </Label>
        <Label x={22} y={134} tone="muted">
          21 sales
        </Label>
        <BarChart x={16} y={160} width={160} height={96} values={[4, 6, 5, 8, 7, 9]} />
      </Phone>
      <PocketReader x={276} y={312} scale={0.78}>
        <Label x={64} y={31} size={20} weight={800} anchor="middle">
          mPOS
        </Label>
      </PocketReader>
      <Hand x={448} y={88} turn={-8} sleeve="marigold">
        <PaymentCard
          x={-228}
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
