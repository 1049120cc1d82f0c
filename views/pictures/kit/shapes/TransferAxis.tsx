import { Label } from './Label.tsx';
import { dayMoments, type MomentsAt } from './transferOutcomes.ts';

interface TransferAxisProps {
  /** The left edge of what is in the column of each moment. */
  readonly moments: MomentsAt;
  /** The baseline of the times. */
  readonly y: number;
  readonly size: number;
  /** In few words, where the columns are narrow. */
  readonly isShort?: boolean;
}

/** The heads of four columns of equal width: each moment of a transfer above what happens then. */
export const TransferAxis = ({ moments, y, size, isShort }: TransferAxisProps) => (
  <>
    {dayMoments.map(([time, event, short], index) => (
      <g key={time}>
        <Label x={moments[index] ?? 0} y={y} size={size} weight={700}>
          {time}
        </Label>
        <Label x={moments[index] ?? 0} y={y + size * 1.25} size={size} tone="muted">
          {isShort ? short : event}
        </Label>
      </g>
    ))}
  </>
);
