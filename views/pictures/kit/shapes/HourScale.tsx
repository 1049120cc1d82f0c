import { Label } from './Label.tsx';

interface HourScaleProps {
  readonly times: readonly (readonly [x: number, time: string])[];
  readonly y: number;
  readonly size: number;
}

/** The times above a lane; y is their baseline. */
export const HourScale = ({ times, y, size }: HourScaleProps) =>
  times.map(([x, time]) => (
    <Label key={time} x={x} y={y} size={size} tone="muted" anchor="middle">
      {time}
    </Label>
  ));
