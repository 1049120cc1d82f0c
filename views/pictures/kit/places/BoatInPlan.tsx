import { At, type Place } from '../stage/At.tsx';

/** A ferry seen from above, 18 × 50 around its middle, that goes up and leaves a wake. */
export const BoatInPlan = (place: Place) => (
  <At {...place}>
    <path
      d="M-8 30L-15 62M8 30L15 62M0 32V56"
      className="stroke-on-deep"
      strokeWidth={2}
      opacity={0.4}
    />
    <path d="M0-25C9-14 9-4 9 24Q0 28-9 24C-9-4-9-14 0-25z" className="pale" />
    <rect x={-5} y={-6} width={10} height={24} rx={3} className="marigold" />
  </At>
);
