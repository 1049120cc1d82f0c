import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A house that nobody asks for as security, 85 × 77: the cross stands at its corner and leaves it whole. */
export const CrossedHouse = (place: Place) => (
  <At {...place}>
    <path d="M46 8h9v16h-9z" className="muted" />
    <path d="M10 34h48v40H10z" className="marigold-soft" />
    <path d="M10 34h48v5H10z" className="shade" />
    <path d="M34 4L66 30q4 6-3 6H5q-7 0-3-6z" className="muted" />
    <path d="M18 48h12v26H18z" className="marigold-ink" />
    <path d="M37 48h13v12H37z" className="brand-lift" />
    <circle cx={68} cy={60} r={17} className="surface" />
    <circle cx={68} cy={60} r={14} className="red" />
    <Glyph name="x" x={59} y={51} size={18} tone="surface" bold />
  </At>
);
