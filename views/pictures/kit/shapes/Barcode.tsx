import { At, type Place } from '../stage/At.tsx';

/** Where each bar begins, and how broad it is. */
const bars = [
  [0, 2],
  [5, 4],
  [12, 2],
  [17, 6],
  [26, 2],
  [31, 2],
  [36, 4],
  [44, 6],
  [53, 2],
  [58, 4],
  [66, 2],
  [71, 6],
  [80, 2],
  [85, 4],
  [92, 4],
] as const;

const lines = bars.map(([x, width]) => `M${x} 0h${width}v18h${-width}z`).join('');

/** A line of bars that a machine reads, 96 × 18. */
export function Barcode(place: Place) {
  return (
    <At {...place}>
      <path d={lines} className="ink" />
    </At>
  );
}
