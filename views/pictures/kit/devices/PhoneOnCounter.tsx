import { At, type Place } from '../stage/At.tsx';

/** A small phone on its stand, 50 high, for a counter beside people of 264; x is its middle, y is what it stands on. */
export const PhoneOnCounter = (place: Place) => (
  <At {...place}>
    <path d="M-20 0L-15-9H15L20 0z" className="muted" />
    <rect x={-15} y={-52} width={30} height={47} rx={5} className="device" />
    <rect x={-12} y={-49} width={24} height={41} rx={3} className="brand-soft" />
    <path d="M-18-9H18V-4H-18z" className="on-deep-muted" />
  </At>
);
