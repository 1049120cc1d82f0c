import { PinReader } from '../../kit/devices/PinReader.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { posterSize } from './posterSize.ts';

/** A debit card on its way into a small reader, its chip first, and a hand that pays the notes out. */
export function DigitalFintech() {
  return (
    <Scene {...posterSize} radius={0} ground="mint">
      <Rings x={280} y={376} size={320} tone="green-soft" />
      <At x={70} y={14} turn={12} scale={0.9}>
        {/* The edge of the poster cuts its last digits. */}
        <PaymentCard
          x={138}
          y={240}
          turn={90}
          scale={0.6}
          title="Debit"
          name=""
          digits=""
          expiry=""
        />
        <PinReader x={0} y={0}>
          <Label x={64} y={33} size={25} weight={800} anchor="middle">
            ₹3,000
          </Label>
        </PinReader>
      </At>
      <Hand x={242} y={296} turn={-16} scale={0.44} sleeve="brand">
        <Banknotes x={-180} y={-26} count={3} value="₹500" scale={1.26} />
      </Hand>
    </Scene>
  );
}
