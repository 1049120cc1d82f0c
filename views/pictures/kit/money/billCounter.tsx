import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { CashTaker, LeaningArm } from '../people/CashTaker.tsx';
import { FingersBelow, ThumbAbove } from '../people/Hand.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Banknotes } from './Banknotes.tsx';

/* The customer's hand comes from below at the right; its notes are in both hands for a moment. */
const customer = { x: 171, y: 117, turn: 58, scale: 0.19 } as const;

/** A shopkeeper who takes notes, 96 × 168; they reach 90 to his right, at 116. A counter that is drawn after him hides his waist. */
export const BillPayment = (place: Place) => (
  <CashTaker {...place}>
    <At {...customer}>
      <FingersBelow skin="skin" />
    </At>
    <Banknotes x={128} y={101} turn={-2} count={2} scale={0.3} />
  </CashTaker>
);

/** The hand that gives the notes and the one that the keeper leans on, at the same place; draw them after the counter. */
export const BillHands = (place: Place) => (
  <At {...place}>
    <LeaningArm x={0} y={0} />
    <At {...customer}>
      <ThumbAbove skin="skin" sleeve="green" reach={700} />
    </At>
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
