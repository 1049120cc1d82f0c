import { At, type Place } from './At.tsx';

/** The mast of a mobile network on a dark ground, 80 × 104. */
export function RadioTower(place: Place) {
  return (
    <At {...place}>
      <path
        d="M40 42L16 104H64zM40 42V104"
        className="stroke-on-deep"
        strokeWidth={3}
        opacity={0.8}
      />
      <circle cx={40} cy={38} r={8} className="marigold" />
      <path
        d="M22 24a24 24 0 000 28M58 24a24 24 0 010 28M10 16a40 40 0 000 44M70 16a40 40 0 010 44"
        className="stroke-on-deep-muted"
        strokeWidth={3}
      />
    </At>
  );
}
