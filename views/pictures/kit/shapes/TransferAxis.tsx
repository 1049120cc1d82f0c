import { Label } from './Label.tsx';
import { dayMoments, type MomentsAt } from './transferOutcomes.ts';

interface TransferAxisProps {
  /** Where each moment is. */
  readonly moments: MomentsAt;
  /** The baseline of the times. */
  readonly y: number;
  readonly size: number;
  /** In few words, where the moments are close together. */
  readonly isShort?: boolean;
}

/** The four moments of a transfer, each time above what happens then. */
export const TransferAxis = ({ moments, y, size, isShort }: TransferAxisProps) => (
  <>
    {dayMoments.map(([time, event, short], index) => (
      <g key={time}>
        <Label x={moments[index] ?? 0} y={y} size={size} weight={700} anchor="middle">
          {time}
        </Label>
        <Label x={moments[index] ?? 0} y={y + size * 1.25} size={size} tone="muted" anchor="middle">
          {isShort ? short : event}
        </Label>
      </g>
    ))}
  </>
);
