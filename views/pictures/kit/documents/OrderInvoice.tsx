import { rupees } from '#content/rupees.ts';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const tornEdge = 'l-14.500-10-14.500 10'.repeat(7);

/** The invoice of the example order with its sum in large letters, 203 × 184; it stays paper after dark. */
export const OrderInvoice = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <path d={`M0 12a12 12 0 0112-12H191a12 12 0 0112 12V184${tornEdge}z`} className="paper" />
      <Label x={20} y={44} size={26} weight={700}>
        INV-0418
      </Label>
      <path d="M20 64H183" className="stroke-faint" strokeWidth={2} />
      <Label x={19} y={116} size={41} weight={800}>
        {rupees(exampleOrder.total)}
      </Label>
      <Label x={20} y={150} size={25} weight={600} tone="muted">
        with GST
      </Label>
    </g>
  </At>
);
