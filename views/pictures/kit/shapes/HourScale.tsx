import { Label } from './Label.tsx';

interface HourScaleProps {
  readonly times: readonly (readonly [x: number, time: string])[];
  /** When something comes back. */
  readonly marked: readonly string[];
  readonly y: number;
  readonly size: number;
}

/** The times above a lane; y is their baseline. */
export const HourScale = ({ times, marked, y, size }: HourScaleProps) =>
  times.map(([x, time]) => (
    <Label
      key={time}
      x={x}
      y={y}
      size={size}
      {...(marked.includes(time) ? { weight: 700, tone: 'marigold-ink' } : { tone: 'muted' })}
      anchor="middle"
    >
      {time}
    </Label>
  ));
