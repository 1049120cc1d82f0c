import { CardInSlot } from '../../kit/devices/CardInSlot.tsx';
import { PinReader } from '../../kit/devices/PinReader.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { posterSize } from './posterSize.ts';

/** A debit card in a small reader, and the notes that are paid out. */
export function DigitalFintech() {
  return (
    <Scene {...posterSize} radius={0} ground="mint">
      <Rings x={280} y={376} size={320} tone="green-soft" />
      <CardInSlot x={66} y={277} scale={0.98} />
      <PinReader x={34} y={24} scale={1.08}>
        <Label x={64} y={33} size={25} weight={800} anchor="middle">
          ₹3,000
        </Label>
      </PinReader>
      <Banknotes x={150} y={306} count={3} value="₹500" scale={0.62} />
    </Scene>
  );
}
