import { rupees } from '#content/rupees.ts';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { Label } from '../shapes/Label.tsx';
import { PenText } from '../shapes/PenText.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Of a slip, and from one to the other. */
const width = 142;
const pitch = 188;

/* A printed slip whose foot edge is torn off. */
const teeth = Math.round(width / 20);
const tooth = width / teeth / 2;
const slip = `M0 8a8 8 0 018-8H${width - 8}a8 8 0 018 8V76${`l${-tooth}-6 ${-tooth} 6`.repeat(teeth)}z`;

/** The GST of one order on the invoice of the old way and on that of the new, which are the same; 330 × 76. */
export const ComparedInvoices = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      {['Old invoice', 'New invoice'].map((title, index) => (
        <At key={title} x={index * pitch} y={0}>
          <path d={slip} className="shade" transform="translate(0 5)" />
          <path d={slip} className="paper" />
          <path d={slip} className="stroke-line" />
          <Label x={14} y={24} size={15} weight={700} tone={index ? 'brand-ink' : 'muted'}>
            {title}
          </Label>
          <path d="M14 33H128" className="stroke-faint" strokeWidth={1.5} />
          <Label x={14} y={55} size={15} tone="muted">
            GST
          </Label>
        </At>
      ))}
      <PenText x={128} y={56} size={20} anchor="end">
        {String(exampleOrder.gst)}
      </PenText>
      <Label x={pitch + 128} y={56} size={19} weight={700} anchor="end">
        {rupees(exampleOrder.gst)}
      </Label>
    </g>
    <circle cx={165} cy={38} r={18} className="green" />
    <path d="M158 34h14m-14 8h14" className="stroke-surface" strokeWidth={3.5} />
  </At>
);
