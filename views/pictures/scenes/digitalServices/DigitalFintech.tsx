import { PinReader } from '../../kit/devices/PinReader.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { GivenNotes } from '../../kit/people/GivenNotes.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { posterSize } from './posterSize.ts';

/** A debit card in a small reader, its chip in the slot, and below them a hand that pays the notes out. */
export function DigitalFintech() {
  return (
    <Scene {...posterSize} radius={0} ground="mint">
      <Rings x={280} y={376} size={320} tone="green-soft" />
      <PaymentCard
        x={186}
        y={128}
        turn={90}
        scale={0.48}
        title=""
        name=""
        digits=""
        expiry=""
        covered
      />
      <PinReader x={80} y={24} scale={0.75}>
        <Label x={64} y={33} size={25} weight={800} anchor="middle">
          ₹3,000
        </Label>
      </PinReader>
      {/* Notes keep their colours after dark. */}
      <g className="sheet">
        <GivenNotes x={138} y={312} scale={0.62} turn={4} />
      </g>
    </Scene>
  );
}
