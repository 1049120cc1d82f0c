import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

/** The printer on the counter with the receipt of the bill, 304 × 346. */
export function BillReceipt(place: Place) {
  return (
    <SlipPrinter {...place} length={254}>
      <Label x={128} y={44} size={26} weight={800} anchor="middle">
        Receipt
      </Label>
      <path
        d="M24 60H232M24 144H232"
        className="stroke-faint"
        strokeWidth={2}
        strokeDasharray="2 6"
      />
      <Label x={24} y={94} size={25} tone="muted">
        Reference
      </Label>
      <Label x={24} y={126} size={26} weight={700}>
        BP63XXXX418
      </Label>
      <Label x={24} y={186} size={25} tone="muted">
        Paid
      </Label>
      <Label x={232} y={187} size={30} weight={800} anchor="end">
        ₹1,846
      </Label>
      <Tick x={128} y={224} size={40} />
    </SlipPrinter>
  );
}
