import { At, type Place } from '../stage/At.tsx';

/** A tree at a street, 132 × 310; its foot is at 62,310. */
export const StreetTree = (place: Place) => (
  <At {...place}>
    <path d="M52 310L57 120H67L72 310z" className="skin-deep" />
    <path d="M62 184L90 134M62 166L40 130" className="stroke-skin-deep" strokeWidth={7} />
    <circle cx={62} cy={54} r={54} className="green" />
    <path d="M28 60H96A40 40 0 0196 140H28A40 40 0 0128 60z" className="green" />
  </At>
);
