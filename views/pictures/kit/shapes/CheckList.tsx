import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';
import { Tick } from './Tick.tsx';

interface CheckListProps extends Place {
  readonly checks: readonly string[];
  readonly size: number;
  readonly step: number;
}

/** Lines with a tick each; y is the middle of the first. */
export function CheckList({ checks, size, step, ...place }: CheckListProps) {
  return (
    <At {...place}>
      {checks.map((check, index) => (
        <g key={check} transform={`translate(0 ${index * step})`}>
          <Tick x={0} y={0} size={28} />
          <Label x={32} y={size * 0.36} size={size} weight={600}>
            {check}
          </Label>
        </g>
      ))}
    </At>
  );
}
