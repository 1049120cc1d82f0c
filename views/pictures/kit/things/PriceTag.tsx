import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The tag of an enquiry, still without its figure, 132 × 82; its string goes through the eyelet and up to a rail at -24. */
export const PriceTag = (place: Place) => (
  <At {...place}>
    <Shadow width={132} height={82} />
    <path d="M66 10Q59-10 64-24" className="stroke-deep" strokeWidth={2.5} />
    <path d="M22 0H110L132 22V70a12 12 0 01-12 12H12A12 12 0 010 70V22z" className="marigold" />
    <circle cx={66} cy={10} r={5} className="marigold-soft" />
    <circle cx={66} cy={10} r={5} className="stroke-deep" strokeWidth={2.5} />
    <path d="M66 11Q74-10 69-24" className="stroke-deep" strokeWidth={2.5} />
    <Label x={66} y={57} size={50} weight={800} tone="deep" anchor="middle">
      ₹ ?
    </Label>
    <Label x={66} y={75} size={15} weight={700} tone="deep" anchor="middle">
      One enquiry
    </Label>
  </At>
);
