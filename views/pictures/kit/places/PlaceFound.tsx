import { At, type Place } from '../stage/At.tsx';
import { Glow } from '../stage/Backdrop.tsx';
import { MapPin } from './MapPin.tsx';

/** The one place of a dark map that a code leads to: a large pin in its own light, with rings on the ground around its point. */
export const PlaceFound = (place: Place) => (
  <At {...place}>
    <Glow x={0} y={-70} size={170} tone="marigold" />
    {[84, 54].map((half) => (
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
