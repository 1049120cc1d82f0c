import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { LabelledField } from '../../kit/LabelledField.tsx';
import { PaymentCard } from '../../kit/PaymentCard.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { EnteredPin, WithdrawalChecks } from '../../kit/PinEntry.tsx';
import { PocketReader } from '../../kit/PocketReader.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TurningPill } from '../../kit/TurningPill.tsx';

/** A withdrawal with a pocket reader: card in the slot, PIN on the display, the answer on the phone beside it. */
export function Matm() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={152} y={196} size={340} tone="marigold-soft" />
      <PaymentCard
        x={234}
        y={226}
        turn={90}
        scale={0.9}
        tone="sheen"
        title="Debit"
        name="R. Mondal"
        digits="7302"
      />
      <PocketReader x={48} y={32} scale={1.3} keypad>
        <EnteredPin />
      </PocketReader>
      <path
        d="M276 152a40 40 0 010 64M294 134a64 64 0 010 100M312 116a88 88 0 010 136"
        className="stroke-marigold"
        strokeWidth={5}
      />
      <Phone x={352} y={40} width={256} height={600} time="16:20">
        <Label x={119} y={80} size={19} weight={700} anchor="middle">
          Cash withdrawal
        </Label>
        <Label x={119} y={132} size={48} weight={800} anchor="middle">
          ₹2,000
        </Label>
        <TurningPill x={119} y={148} anchor="middle" size={17} was="Waiting">
          Approved
        </TurningPill>
        <path d="M24 198.500H214M24 272.500H214" className="stroke-line" />
        <LabelledField x={24} y={226} label="Debit card" value="XXXX 7302" size={18} />
        <LabelledField x={214} y={226} label="Balance" value="₹9,815" size={18} anchor="end" />
        <WithdrawalChecks x={24} y={290} width={190} />
        <rect x={24} y={380} width={190} height={48} rx={8} className="brand" />
        <Label x={119} y={410} size={17} weight={700} tone="on-brand" anchor="middle">
          Print slip
        </Label>
      </Phone>
    </Scene>
  );
}
