import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';

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
