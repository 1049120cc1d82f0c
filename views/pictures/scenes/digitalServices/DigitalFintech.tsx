import { CardInSlot } from '../../kit/devices/CardInSlot.tsx';
import { PinReader } from '../../kit/devices/PinReader.tsx';
import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A debit card in a small reader, the notes that are paid out and their slip. */
export function DigitalFintech() {
  return (
    <Scene width={640} height={520} radius={0} ground="mint">
      <Rings x={640} y={520} size={420} tone="green-soft" />
      <CardInSlot x={100} y={352} scale={1.24} digits="5518" />
      <PinReader x={64} y={28} scale={1.38}>
        <Label x={64} y={33} size={24} weight={800} anchor="middle">
          ₹3,000
        </Label>
      </PinReader>
      <Receipt
        x={392}
        y={28}
        turn={3}
        scale={1.32}
        width={152}
        title="Cash slip"
        lines={[['Card', '•• 5518']]}
        total={['Paid', '₹3,000']}
      />
      <Banknotes x={372} y={356} count={4} value="₹500" scale={1.1} />
    </Scene>
  );
}
