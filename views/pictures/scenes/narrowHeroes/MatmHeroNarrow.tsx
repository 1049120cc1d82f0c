import { Rings } from '../../kit/Backdrop.tsx';
import { Banknotes } from '../../kit/Banknotes.tsx';
import { Label } from '../../kit/Label.tsx';
import { LabelledField } from '../../kit/LabelledField.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { PocketReader } from '../../kit/PocketReader.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TurningPill } from '../../kit/TurningPill.tsx';

/** The head of the mobile ATM page for phones: card in the reader, approval on the phone, notes on the counter. */
export function MatmHeroNarrow() {
  return (
    <Scene width={400} height={452} ground="warm">
      <Rings x={88} y={120} size={220} tone="marigold-soft" />
      <rect x={36} y={180} width={104} height={136} rx={10} fill="url(#sheen)" />
      <rect x={116} y={272} width={12} height={28} rx={3} className="marigold" />
      <PocketReader x={16} y={24} scale={0.92}>
        <Label x={64} y={32} size={22} weight={800} anchor="middle">
          ₹2,000
        </Label>
      </PocketReader>
      <Phone x={176} y={24} width={208} height={480} time="16:20">
        <Label x={95} y={78} size={17} weight={700} anchor="middle">
          Cash withdrawal
        </Label>
        <Label x={95} y={122} size={40} weight={800} anchor="middle">
          ₹2,000
        </Label>
        <TurningPill x={95} y={138} anchor="middle" size={16} was="Waiting">
          Approved
        </TurningPill>
        <path d="M16 186.500H174" className="stroke-line" />
        <LabelledField x={16} y={212} label="Debit card" value="XXXX 7302" size={17} />
        <LabelledField x={16} y={270} label="Balance" value="₹9,815" size={17} />
      </Phone>
      <Banknotes x={10} y={350} count={4} value="₹500" scale={0.72} />
    </Scene>
  );
}
