import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A price tag still without its figure, 96 × 60; its string goes through the eyelet and up to a rail at -24. */
export const PriceTag = (place: Place) => (
  <At {...place}>
    <Shadow width={96} height={60} />
    <path d="M48 9Q41-10 46-24" className="stroke-deep" strokeWidth={2.5} />
    <path d="M17 0H79L96 17V50a10 10 0 01-10 10H10A10 10 0 010 50V17z" className="marigold" />
    <circle cx={48} cy={9} r={4.5} className="marigold-soft" />
    <circle cx={48} cy={9} r={4.5} className="stroke-deep" strokeWidth={2.5} />
    <path d="M48 10Q56-10 51-24" className="stroke-deep" strokeWidth={2.5} />
    <Label x={48} y={49} size={40} weight={800} tone="deep" anchor="middle">
      ₹ ?
    </Label>
  </At>
);
