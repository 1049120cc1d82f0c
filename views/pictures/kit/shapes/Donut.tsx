import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface DonutProps extends Place {
  readonly radius: number;
  /** How thick the ring is. */
  readonly thickness: number;
  /** The shares of the whole, clockwise from the top; together 1. */
  readonly shares: readonly (readonly [share: number, tone: Colour])[];
}

/** A ring divided into shares; x and y are its centre. */
export function Donut({ radius, thickness, shares, ...place }: DonutProps) {
  const length = 2 * Math.PI * radius;
  let before = 0;
  return (
    <At {...place}>
      {shares.map(([share, tone]) => {
        const turn = -90 + before * 360;
        before += share;
        return (
          <circle
            key={tone}
            r={radius}
            className={`stroke-${tone}`}
            strokeWidth={thickness}
            strokeLinecap="butt"
            strokeDasharray={`${Math.round(length * share) - 6} ${Math.round(length)}`}
            transform={`rotate(${turn})`}
          />
        );
      })}
    </At>
  );
}
