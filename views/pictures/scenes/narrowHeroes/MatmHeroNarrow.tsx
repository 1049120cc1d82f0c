import { CardInSlot } from '../../kit/devices/CardInSlot.tsx';
import { Phone } from '../../kit/devices/Phone.tsx';
import { EnteredPin } from '../../kit/devices/PinEntry.tsx';
import { PinReader } from '../../kit/devices/PinReader.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';

/** The head of the mobile ATM page for phones: card in the reader, the answer on the phone, and the cash that is paid. */
export function MatmHeroNarrow() {
  return (
    <Scene width={400} height={436} ground="warm">
      <Rings x={88} y={140} size={240} tone="marigold-soft" />
      <PinReader x={16} y={20} scale={0.96}>
        <EnteredPin />
      </PinReader>
      <CardInSlot digits="7302" x={39} y={245} scale={0.88} />
      <Phone x={186} y={20} width={208} height={500} time="16:20">
        <Label x={95} y={76} size={17} weight={700} anchor="middle">
          Cash withdrawal
        </Label>
        <Label x={95} y={120} size={40} weight={800} anchor="middle">
          ₹2,000
        </Label>
        <TurningPill x={95} y={134} anchor="middle" size={16} was="Waiting">
          Approved
        </TurningPill>
        <path d="M16 180.500H174" className="stroke-line" />
        <LabelledField x={16} y={204} label="Debit card" value="XXXX 7302" size={17} />
      </Phone>
      <Hand x={262} y={348} turn={-4} scale={0.74} sleeve="green">
        <Banknotes x={-172} y={-36} count={4} value="₹500" scale={1.12} />
      </Hand>
    </Scene>
  );
}
