import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';

interface CheckedFieldProps extends Place {
  readonly width: number;
  /** What the check found. */
  readonly check: string;
  /** What stands on the card. */
  readonly value: string;
  /** Of the value's letters; the field is two and a half times as high and more. */
  readonly size: number;
  readonly captionSize: number;
  /** Where its tick is, from its right end. */
  readonly inset: number;
  /** Between letters, for the number of a document. */
  readonly spacing?: number;
  /** Its tick comes while one looks. */
  readonly turns?: boolean;
}

/** How high a field with letters of these sizes is. */
export const checkedFieldHeight = (size: number, captionSize: number): number =>
  Math.round((size + captionSize) * 1.2 + 20);

/** A field of a document that was checked and is right: green, with what was found above what it says. */
export function CheckedField(props: CheckedFieldProps) {
  const { width, check, value, size, captionSize, inset, spacing = 0, turns, ...place } = props;
  const height = checkedFieldHeight(size, captionSize);
  const mark = { x: width - inset, y: height / 2, size: Math.round(inset) };
  return (
    <At {...place}>
      <rect width={width} height={height} rx={12} className="green-soft" />
      <Label x={16} y={12 + captionSize * 0.8} size={captionSize} weight={600} tone="green-ink">
        {check}
      </Label>
      <Label x={16} y={height - 13} size={size} weight={800} spacing={spacing}>
        {value}
      </Label>
      {turns ? <TurningTick {...mark} /> : <Tick {...mark} />}
    </At>
  );
}
