import { At, type Place } from '../stage/At.tsx';

/** A window of a house in the plains, 84 × 90: iron bars in a wooden frame, a slab above that keeps off the rain, a sill. */
export const BarredWindow = (place: Place) => (
  <At {...place}>
    <path d="M0 0H84V90H0z" className="skin-deep" />
    <path d="M8 8H76V86H8z" className="deep-lift" />
    <path
      d="M21.600 8V86M35.200 8V86M48.800 8V86M62.400 8V86M8 34H76M8 60H76"
      className="stroke-on-deep-muted"
      strokeWidth={3}
      strokeLinecap="butt"
    />
    <path d="M-8-14H92V0H-8z" className="muted" />
    <path d="M0 0H84V6H0z" className="shade" />
    <path d="M-7 86H91V96H-7z" className="muted" />
  </At>
);
