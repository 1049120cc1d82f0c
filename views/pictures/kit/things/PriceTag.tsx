import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The tag of an enquiry, still without its figure, 120 × 68; its string goes through the eyelet and up to a rail at -24. */
export const PriceTag = (place: Place) => (
  <At {...place}>
    <Shadow width={120} height={68} />
    <path d="M60 14Q53-8 58-24" className="stroke-deep" strokeWidth={2.5} />
    <path d="M22 0H98L120 22V56a12 12 0 01-12 12H12A12 12 0 010 56V22z" className="marigold" />
    <circle cx={60} cy={14} r={7} className="marigold-soft" />
    <circle cx={60} cy={14} r={7} className="stroke-deep" strokeWidth={2.5} />
    <path d="M60 15Q68-8 63-24" className="stroke-deep" strokeWidth={2.5} />
    <Label x={60} y={37} size={16} weight={700} tone="deep" anchor="middle">
      One enquiry
    </Label>
    <Label x={60} y={62} size={26} weight={800} tone="deep" anchor="middle">
      ₹ ?
    </Label>
  </At>
);
