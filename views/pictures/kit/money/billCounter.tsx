import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { PersonPaying } from '../people/PersonPaying.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { Banknotes } from './Banknotes.tsx';

/** A customer with notes in his hand, 240 × 264; a counter that is drawn after him hides his legs, and the code of the shop stands on it below the notes. */
export const BillPayment = (place: Place) => (
  <PersonPaying {...place} hair="short" skin="skin-deep" clothes="marigold">
    <Banknotes x={-50} y={-11} turn={-4} count={2} value="₹500" scale={0.29} />
  </PersonPaying>
);

/** The receipt of a paid bill as it leaves its printer, 243 × 266. */
export const BillReceipt = (place: Place) => (
  <SlipPrinter {...place} length={240} scale={0.8}>
    <Label x={128} y={44} size={27} weight={800} anchor="middle">
      Receipt
    </Label>
    <path
      d="M24 62H232M24 146H232"
      className="stroke-faint"
      strokeWidth={2}
      strokeDasharray="2 6"
    />
    <Label x={24} y={97} size={26} tone="muted">
      Reference
    </Label>
    <Label x={24} y={130} size={26} weight={700}>
      BP63XXXX418
    </Label>
    <Label x={24} y={196} size={26} tone="muted">
      Paid
    </Label>
    <Label x={232} y={197} size={32} weight={800} anchor="end">
      ₹1,846
    </Label>
  </SlipPrinter>
);
