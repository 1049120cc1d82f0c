import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const stages = [
  ['Submitted', 'Fee paid'],
  ['With the agency', 'Documents accepted'],
  ['Tax Department', 'PAN allotted'],
  ['e-PAN', 'Sent by email'],
] as const;

interface PanStagesProps extends Place {
  readonly width: number;
  /** From one stage to the next. */
  readonly step: number;
}

/** The four stages of an application, all done, the last on green; 0,0 is the middle of the first tick. */
export const PanStages = ({ width, step, ...place }: PanStagesProps) => (
  <At {...place}>
    <rect x={-26} y={step * 3 - 27} width={width} height={54} rx={12} className="green-soft" />
    <path d={`M0 0V${step * 3}`} className="stroke-green" strokeWidth={4} />
    {stages.map(([title, note], index) => (
      <At key={title} x={0} y={index * step}>
        <Tick x={0} y={0} size={34} />
        <Label x={34} y={-4} size={20} weight={700}>
          {title}
        </Label>
        <Label x={34} y={18} size={17} tone={index < 3 ? 'muted' : 'green-ink'}>
          {note}
        </Label>
      </At>
    ))}
  </At>
);
