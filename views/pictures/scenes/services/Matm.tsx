import { CardInSlot } from '../../kit/devices/CardInSlot.tsx';
import { Phone } from '../../kit/devices/Phone.tsx';
import { EnteredPin } from '../../kit/devices/PinEntry.tsx';
import { PinReader } from '../../kit/devices/PinReader.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';

/** A withdrawal with a pocket reader: card in the slot, PIN on the display, the answer on the phone, the cash in a hand. */
export function Matm() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={152} y={196} size={340} tone="marigold-soft" />
      <PinReader x={40} y={28} scale={1.24}>
        <EnteredPin />
      </PinReader>
      <CardInSlot digits="7302" x={70} y={319} scale={1.12} />
      <path d="M248 150H356" className="stroke-brand" strokeWidth={4} strokeDasharray="0 10" />
      <circle cx={300} cy={150} r={26} className="brand" />
      <Glyph name="bluetooth" x={284} y={134} size={32} tone="on-brand" bold />
      <Phone x={352} y={28} width={256} height={620} time="16:20">
        <Label x={119} y={80} size={19} weight={700} anchor="middle">
          Cash withdrawal
        </Label>
        <Label x={119} y={132} size={48} weight={800} anchor="middle">
          ₹2,000
        </Label>
        <TurningPill x={119} y={148} anchor="middle" size={17} was="Waiting">
          Approved
        </TurningPill>
        <path d="M24 198.500H214" className="stroke-line" />
        <LabelledField x={24} y={222} label="Debit card" value="XXXX 7302" size={18} />
        <LabelledField x={214} y={222} label="Balance" value="₹9,815" size={18} anchor="end" />
      </Phone>
      <Hand x={462} y={414} turn={-4} scale={0.84} sleeve="green">
        <Banknotes x={-172} y={-36} count={4} value="₹500" scale={1.12} />
      </Hand>
    </Scene>
  );
}
