import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';
import { Tick } from './Tick.tsx';

interface CheckListProps extends Place {
  readonly checks: readonly string[];
  readonly size: number;
  readonly step: number;
  /** Of the disc of a tick. */
  readonly tick?: number;
}

/** Lines with a tick each; y is the middle of the first. */
export function CheckList({ checks, size, step, tick = 28, ...place }: CheckListProps) {
  return (
    <At {...place}>
      {checks.map((check, index) => (
        <g key={check} transform={`translate(0 ${index * step})`}>
          <Tick x={0} y={0} size={tick} />
          <Label x={tick + 4} y={size * 0.36} size={size} weight={600}>
            {check}
          </Label>
        </g>
      ))}
    </At>
  );
}
