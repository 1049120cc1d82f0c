import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { LeaningArm, TakingArm } from '../people/CashTaker.tsx';
import { PersonTurned } from '../people/PersonTurned.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Banknotes } from './Banknotes.tsx';

/** The arms of the shopkeeper (CashTaker.tsx) at the same place, and before the counter the customer whose notes he takes, 223 × 218; draw them after the counter. */
export const BillHandover = (place: Place) => (
  <At {...place}>
    <LeaningArm x={0} y={0} />
    <PersonTurned
      x={144}
      y={5}
      scale={1.066}
      mirrored={96}
      clothes="green"
      far={{ shoulder: [60, 72], elbow: [55, 100], wrist: [52, 120], hand: 'none', thumb: 'left' }}
      near={{
        shoulder: [35, 72],
        elbow: [40, 105],
        wrist: [67.5, 103],
        thumb: 'left',
        children: <Banknotes x={72} y={92} turn={4} count={2} scale={0.215} />,
      }}
    />
    <TakingArm x={0} y={0} />
  </At>
);

/** The receipt of a paid bill as it leaves its printer, 304 × 282. */
export const BillReceipt = (place: Place) => (
  <SlipPrinter {...place} length={190}>
    <Label x={128} y={40} size={27} weight={800} anchor="middle">
      Receipt
    </Label>
    <path
      d="M24 56H232M24 134H232"
      className="stroke-faint"
      strokeWidth={2}
      strokeDasharray="2 6"
    />
    <Label x={24} y={88} size={26} tone="muted">
      Reference
    </Label>
    <Label x={24} y={120} size={27} weight={700}>
      BP63XXXX418
    </Label>
    <Label x={24} y={174} size={26} tone="muted">
      Paid
    </Label>
    <Label x={232} y={175} size={33} weight={800} anchor="end">
      ₹1,846
    </Label>
  </SlipPrinter>
);
