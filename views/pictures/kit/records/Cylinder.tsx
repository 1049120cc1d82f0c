import { At, type Place } from '../stage/At.tsx';

/** The sign of a database, 56 × 104. */
export const Cylinder = (place: Place) => (
  <At {...place}>
    <path d="M0 14v76c0 8 12 14 28 14s28-6 28-14V14" className="brand-soft" />
    <path
      d="M0 14v76c0 8 12 14 28 14s28-6 28-14V14M0 39c0 8 12 14 28 14s28-6 28-14M0 65c0 8 12 14 28 14s28-6 28-14"
      className="stroke-brand-ink"
      strokeWidth={3}
    />
    <ellipse cx={28} cy={14} rx={28} ry={14} className="surface" />
    <ellipse cx={28} cy={14} rx={28} ry={14} className="stroke-brand-ink" strokeWidth={3} />
  </At>
);
