import { rupees } from '#content/rupees.ts';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { Label } from '../shapes/Label.tsx';
import { StationRoom } from '../stage/StationRoom.tsx';

/** The third station of an order: its invoice comes out of a printer on a desk. */
export const InvoicePrinter = () => (
  <StationRoom tone="brand-lift" y={122}>
    <path d="M24 146H214L232 160H40z" className="shade" />
    <g className="sheet">
      <path d="M66 12H172L178 62H60z" className="paper" />
      <path d="M78 24H160M77 36H130" className="stroke-line" strokeWidth={5} />
    </g>
    <path d="M48 50H188q6 0 9 5L214 84H22L39 55q3-5 9-5z" className="device-lift" />
    <path d="M56 60H180L186 70H50z" className="deep" opacity={0.6} />
    <rect x={16} y={78} width={204} height={70} rx={13} fill="url(#night)" />
    <rect x={16.5} y={78.5} width={203} height={69} rx={12.5} className="stroke-rim" />
    <circle cx={200} cy={95} r={5} className="code-number" />
    <path d="M34 95H74" className="stroke-rim" strokeWidth={5} />
    <rect x={30} y={108} width={176} height={14} rx={7} className="deep" />
    <path d="M50 118H196L220 232H46z" className="shade" />
    <g className="sheet">
      <path d="M42 115H194L208 226H28z" className="paper" />
      <path d="M42 115H194L195 122H41z" className="deep" opacity={0.22} />
      <Label x={118} y={150} size={23} weight={700} anchor="middle">
        INV-0418
      </Label>
      <Label x={118} y={189} size={36} weight={800} anchor="middle">
        {rupees(exampleOrder.total)}
      </Label>
      <Label x={118} y={216} size={22} weight={600} tone="muted" anchor="middle">
        with GST
      </Label>
    </g>
  </StationRoom>
);
