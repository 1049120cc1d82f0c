import { At, type Place } from '../stage/At.tsx';
import { Glow } from '../stage/Backdrop.tsx';
import { MapPin } from './MapPin.tsx';

/** The one place of a dark map that a code leads to: a large pin before a cool halo, with rings on the ground around its point. */
export const PlaceFound = (place: Place) => (
  <At {...place}>
    <g opacity={0.4}>
      <Glow x={0} y={-60} size={150} tone="brand-lift" />
    </g>
    {[76, 48].map((half) => (
      <ellipse
        key={half}
        rx={half}
        ry={half * 0.36}
        className="stroke-marigold"
        strokeWidth={2.5}
        opacity={half > 60 ? 0.5 : 0.9}
      />
    ))}
    <MapPin x={0} y={0} size={136} tone="marigold" />
  </At>
);
