import { At, type Place } from '../stage/At.tsx';

/** A red bag of goods, 102 × 79; the left end of its rim is at 8,22. */
export const ShoppingBag = (place: Place) => (
  <At {...place}>
    <path d="M28 26q0-26 23-26t23 26" className="stroke-marigold" strokeWidth={5} />
    <path d="M8 22H94l8 53a4 4 0 01-4 4H4a4 4 0 01-4-4z" className="red" />
    <path d="M8 22H94l1.300 9H6.700z" className="shade" />
  </At>
);
