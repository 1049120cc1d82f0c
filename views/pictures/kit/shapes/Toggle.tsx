import { At, type Place } from '../stage/At.tsx';

/** A switch that is on, 56 × 32. */
export const Toggle = (place: Place) => (
  <At {...place}>
    <rect width={56} height={32} rx={16} className="green" />
    <circle cx={40} cy={16} r={12} className="on-brand" />
  </At>
);
