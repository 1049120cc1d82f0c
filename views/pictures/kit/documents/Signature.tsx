import { At, type Place } from '../stage/At.tsx';

/** A name written by hand, about 116 × 40. */
export function Signature(place: Place) {
  return (
    <At {...place}>
      <path
        d="M4 32C10 4 18 0 20 8s-4 22-2 22 8-20 13-20-2 18 2 18 6-10 11-10-1 9 4 9 5-9 10-9 0 9 5 8 4-13 12-25c4-5 8 0 4 8s-12 17-4 18 8-10 13-9 0 9 5 8 8-4 12-6"
        className="stroke-ink"
        strokeWidth={2.5}
      />
    </At>
  );
}
