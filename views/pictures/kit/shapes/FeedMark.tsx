import { At, type Place } from '../stage/At.tsx';

/** The sign of a feed on a square of 64: a dot and two waves. */
export function FeedMark(place: Place) {
  return (
    <At {...place}>
      <rect width={64} height={64} rx={14} className="marigold" />
      <circle cx={19} cy={45} r={6} className="deep" />
      <path
        d="M13 28a23 23 0 0123 23M13 14a37 37 0 0137 37"
        className="stroke-deep"
        strokeWidth={7}
      />
    </At>
  );
}
