import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';

const opening = [
  ['AC classes', '10:30 am'],
  ['Other classes', '11:30 am'],
] as const;

interface TatkalHoursProps extends Place {
  readonly width: number;
  /** From line to line. */
  readonly step: number;
}

/** When Tatkal opens to agents, in two lines; y is the middle of the first. */
export function TatkalHours({ width, step, ...place }: TatkalHoursProps) {
  return (
    <At {...place}>
      {opening.map(([classes, hour], index) => (
        <g key={classes} transform={`translate(0 ${index * step})`}>
          {index > 0 && <path d={`M0 ${-step / 2}H${width}`} className="stroke-line" />}
          <Label x={0} y={7} size={19} tone="muted">
            {classes}
          </Label>
          <Pill x={width} y={-17} size={18} tone="marigold" anchor="end">
            {hour}
          </Pill>
        </g>
      ))}
    </At>
  );
}
