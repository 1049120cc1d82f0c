import { At, type Place } from '../stage/At.tsx';
import { Carton } from '../things/Carton.tsx';

/* How large a carton is, how far one is above the other, and how many of them each month has sold. */
const carton = { scale: 0.7, width: 80, rise: 52 } as const;
const sold = [1, 2, 3] as const;

/** What a dealer has sold in three months, in cartons: the last stack reaches the line of the target, 352 × 204. */
export const TargetReached = (place: Place) => (
  <At {...place}>
    <path d="M0 51H304" className="stroke-green-ink" strokeWidth={4} strokeDasharray="10 11" />
    {sold.map((count, month) =>
      Array.from({ length: count }, (_, below) => (
        <Carton
          // biome-ignore lint/suspicious/noArrayIndexKey: the cartons never change
          key={below}
          x={2 + month * carton.width}
          y={137 - below * carton.rise}
          scale={carton.scale}
        />
      )),
    )}
    <path d="M304 51V-6" className="stroke-green-ink" strokeWidth={5} />
    <path d="M306-6H350L338 10 350 26H306z" className="red" />
  </At>
);
