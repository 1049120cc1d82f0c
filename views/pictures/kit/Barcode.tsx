import { At, type Place } from './At.tsx';

const bars = [6, 10, 4, 10, 8, 4, 12, 4, 8, 10, 4, 10, 6];

/** A line of bars that a machine reads, 96 × 18. */
export function Barcode(place: Place) {
  return (
    <At {...place}>
      <path
        d={`M0 0v18${bars.map((gap) => `m${gap}-18v18`).join('')}`}
        className="stroke-ink"
        strokeWidth={2.5}
      />
    </At>
  );
}
