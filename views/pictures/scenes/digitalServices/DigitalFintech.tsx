import { CardInSlot } from '../../kit/devices/CardInSlot.tsx';
import { PinReader } from '../../kit/devices/PinReader.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { posterSize } from './posterSize.ts';

/** A debit card in a small reader, and a hand that pays the notes out. */
export function DigitalFintech() {
  return (
    <Scene {...posterSize} radius={0} ground="mint">
      <Rings x={280} y={376} size={320} tone="green-soft" />
      <At x={62} y={21} turn={7} scale={0.896}>
        <CardInSlot x={26} y={236} scale={0.88} mirrored={123} />
        <PinReader x={0} y={0}>
          <Label x={64} y={33} size={25} weight={800} anchor="middle">
            ₹3,000
          </Label>
        </PinReader>
      </At>
      <Hand x={188} y={274} turn={-12} scale={0.44} sleeve="brand">
        <Banknotes x={-226} y={-40} count={3} value="₹500" scale={1.5} />
      </Hand>
    </Scene>
  );
}
