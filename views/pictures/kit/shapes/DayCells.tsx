import type { Period } from '../records/refundPeriods.ts';
import { At } from '../stage/At.tsx';
import { Label } from './Label.tsx';

interface DayCellsProps {
  readonly x: number;
  readonly y: number;
  readonly period: Period;
  /** The width of a day, with the gap after it. */
  readonly day: number;
  readonly height: number;
}

const gap = 5;

/** A period as a row of days: filled as long as it takes at least, and outlined as long as it may take; below, the number of the last day of each. */
export const DayCells = ({ x, y, period, day, height }: DayCellsProps) => {
  const { least, most, tone, ink } = period;
  return (
    <At x={x} y={y}>
      {Array.from({ length: most }, (_, index) => index * day).map((left, index) =>
        index < least ? (
          <rect key={left} x={left} width={day - gap} height={height} rx={4} className={tone} />
        ) : (
          <rect
            key={left}
            x={left + 1}
            y={1}
            width={day - gap - 2}
            height={height - 2}
            rx={3}
            className={`stroke-${tone}`}
            strokeWidth={2}
          />
        ),
      )}
      {[...new Set([least, most])].map((last) => (
        <Label
          key={last}
          x={(last - 1) * day + (day - gap) / 2}
          y={height + 20}
          size={14}
          weight={700}
          tone={last === least ? ink : 'muted'}
          anchor="middle"
        >
          {`${last}`}
        </Label>
      ))}
    </At>
  );
};
