import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The tag of an enquiry, still without its figure, 132 × 76; its string goes through the eyelet and up to a rail at -24. */
export const PriceTag = (place: Place) => (
  <At {...place}>
    <Shadow width={132} height={76} />
    <path d="M66 14Q59-8 64-24" className="stroke-deep" strokeWidth={2.5} />
    <path d="M24 0H108L132 24V64a12 12 0 01-12 12H12A12 12 0 010 64V24z" className="marigold" />
    <circle cx={66} cy={14} r={7} className="marigold-soft" />
    <circle cx={66} cy={14} r={7} className="stroke-deep" strokeWidth={2.5} />
    <path d="M66 15Q74-8 69-24" className="stroke-deep" strokeWidth={2.5} />
    <Label x={66} y={40} size={18} weight={700} tone="deep" anchor="middle">
      One enquiry
    </Label>
    <Label x={66} y={69} size={30} weight={800} tone="deep" anchor="middle">
      ₹ ?
    </Label>
  </At>
);
