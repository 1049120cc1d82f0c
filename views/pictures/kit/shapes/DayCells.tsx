import type { Period } from '../records/refundPeriods.ts';
import { At } from '../stage/At.tsx';

interface DayCellsProps {
  readonly x: number;
  readonly y: number;
  readonly period: Period;
  /** The width of a day, with the gap after it. */
  readonly day: number;
  readonly height: number;
}

const gap = 5;

/** A period as a row of days: filled as long as it takes at least, and outlined as long as it may take. */
export const DayCells = ({ x, y, period, day, height }: DayCellsProps) => (
  <At x={x} y={y}>
    {Array.from({ length: period.most }, (_, index) => index * day).map((left, index) =>
      index < period.least ? (
        <rect
          key={left}
          x={left}
          width={day - gap}
          height={height}
          rx={4}
          className={period.tone}
        />
      ) : (
        <rect
          key={left}
          x={left + 1}
          y={1}
          width={day - gap - 2}
          height={height - 2}
          rx={3}
          className={`stroke-${period.tone}`}
          strokeWidth={2}
        />
      ),
    )}
  </At>
);
