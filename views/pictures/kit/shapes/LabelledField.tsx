import type { Colour } from '../../palette.ts';
import { Label } from './Label.tsx';

interface LabelledFieldProps {
  readonly x: number;
  /** The baseline of the caption; the value stands below it. */
  readonly y: number;
  readonly label: string;
  readonly value: string;
  readonly size?: number;
  /** Of the caption, where three quarters of the value's size cannot be read. */
  readonly captionSize?: number;
  readonly tone?: Colour;
  readonly labelTone?: Colour;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A caption with its value under it, as on tickets, cards and forms. */
export function LabelledField({
  x,
  y,
  label,
  value,
  size = 17,
  captionSize = Math.max(12, Math.round(size * 0.76)),
  tone = 'ink',
  labelTone = 'muted',
  anchor = 'start',
}: LabelledFieldProps) {
  return (
    <>
      <Label x={x} y={y} size={captionSize} tone={labelTone} anchor={anchor}>
        {label}
      </Label>
      <Label x={x} y={y + size * 1.36} size={size} weight={700} tone={tone} anchor={anchor}>
        {value}
      </Label>
    </>
  );
}
