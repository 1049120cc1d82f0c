import { At } from '../../kit/At.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { LabelledField } from '../../kit/LabelledField.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { EnteredPin, WithdrawalChecks } from '../../kit/PinEntry.tsx';
import { PocketReader } from '../../kit/PocketReader.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TurningPill } from '../../kit/TurningPill.tsx';

/** The head of the mobile ATM page for phones: card in the reader, PIN on its display, the answer on the phone. */
export function MatmHeroNarrow() {
  return (
    <Scene width={400} height={452} ground="warm">
      <Rings x={88} y={140} size={240} tone="marigold-soft" />
      <rect x={28} y={180} width={120} height={224} rx={12} fill="url(#sheen)" />
      <At x={104} y={276} turn={90}>
        <Label x={0} y={0} size={19} weight={600} tone="on-brand" spacing={1.5}>
          •••• 7302
        </Label>
        <Label x={0} y={40} size={17} weight={700} tone="on-brand">
          Debit
        </Label>
      </At>
      <PocketReader x={12} y={24} scale={0.95} keypad>
        <EnteredPin />
      </PocketReader>
      <Phone x={180} y={24} width={208} height={480} time="16:20">
        <Label x={95} y={78} size={17} weight={700} anchor="middle">
          Cash withdrawal
        </Label>
        <Label x={95} y={122} size={40} weight={800} anchor="middle">
          ₹2,000
        </Label>
        <TurningPill x={95} y={138} anchor="middle" size={16} was="Waiting">
          Approved
        </TurningPill>
        <path d="M16 186.500H174M16 304.500H174" className="stroke-line" />
        <LabelledField x={16} y={212} label="Debit card" value="XXXX 7302" size={17} />
        <LabelledField x={16} y={268} label="Balance" value="₹9,815" size={17} />
        <WithdrawalChecks x={16} y={318} width={158} />
      </Phone>
    </Scene>
  );
}
