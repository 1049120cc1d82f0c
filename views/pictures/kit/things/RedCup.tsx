import { At, type Place } from '../stage/At.tsx';

/** A small cup of coffee, 24 × 18, from its rim at 0,0 to its foot, with steam above it. */
export const RedCup = (place: Place) => (
  <At {...place}>
    <path d="M12-4q-4-6 0-11t0-11" className="stroke-faint" strokeWidth={2.5} />
    <path d="M0 0h24l-4 18h-16z" className="red" />
    <ellipse cx={12} cy={0} rx={12} ry={3.5} className="hair" />
  </At>
);
