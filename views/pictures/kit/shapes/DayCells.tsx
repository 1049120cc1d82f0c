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

/** A period as a row of days: filled as long as it takes at least, and outlined as long as it may take. */
export const DayCells = ({ x, y, period, day, height }: DayCellsProps) => (
  <At x={x} y={y}>
    {Array.from({ length: period.most }, (_, index) => index * day).map((left, index) => (
      <rect
        key={left}
        x={left + 3}
        y={1}
        width={day - 6}
        height={height - 2}
        rx={4}
        {...(index < period.least
          ? { className: period.tone }
          : { className: `stroke-${period.tone}`, strokeWidth: 2, strokeDasharray: '3 5' })}
      />
    ))}
  </At>
);
