import { At, type Place } from '../stage/At.tsx';

/** The front of a house of the plains, as high as a shop: flat roof, green door, window; 330 × 272, and open at its right. */
export const PlainsHouse = (place: Place) => (
  <At {...place}>
    <path d="M14 20H330V272H14z" className="marigold-soft" />
    <path d="M14 244H330V272H14z" className="marigold" opacity={0.3} />
    <path d="M0 0H330V24H0z" className="marigold" />
    <path d="M14 24H330v9H14z" className="shade" />
    <path d="M112 92H204V272H112z" className="skin-deep" />
    <path d="M120 100H196V272H120z" className="green" />
    <path d="M158 100V272" className="stroke-green-soft" strokeWidth={2.5} opacity={0.6} />
    <path
      d="M130 114h18v56h-18zM168 114h18v56h-18zM130 186h18v66h-18zM168 186h18v66h-18z"
      className="stroke-green-soft"
      strokeWidth={2.5}
      opacity={0.4}
    />
    <circle cx={151} cy={180} r={4} className="marigold" />
    {/* A slab keeps the rain off the door, and a smaller one off the window. */}
    <path d="M100 80H216V92H100zM226 96H290v9H226z" className="marigold" />
    <path d="M234 105H282V168H234z" className="brand" />
    <path d="M258 105V168M234 136H282" className="stroke-marigold-soft" strokeWidth={3.5} />
    <path d="M102 262H214V272H102z" className="muted" />
  </At>
);
