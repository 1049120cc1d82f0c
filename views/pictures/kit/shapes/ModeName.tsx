import { soft } from '../../palette.ts';
import type { PayoutMode } from '../screens/payoutModes.ts';
import { At, type Place } from '../stage/At.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';

interface ModeNameProps extends Place {
  readonly mode: PayoutMode;
  /** Of its sign; the name has half of that. */
  readonly size: number;
  /** Of the note below its name; without it the note is left out. */
  readonly noteSize?: number;
}

/** The sign of a mode of payout, its name on the right, and below that what its amounts mean. */
export function ModeName({ mode, size, noteSize, ...place }: ModeNameProps) {
  const [ground, sign] = soft[mode.tone];
  const note = noteSize ? mode.note : undefined;
  const x = size * 1.32;
  return (
    <At {...place}>
      <rect width={size} height={size} rx={size / 4} className={ground} />
      <Glyph name={mode.glyph} x={size / 5} y={size / 5} size={size * 0.6} tone={sign} bold />
      <Label x={x} y={size * (note ? 0.46 : 0.68)} size={size / 2} weight={800}>
        {mode.name}
      </Label>
      {note && (
        <Label x={x} y={size * 0.98} size={noteSize ?? 0} tone="muted">
          {note}
        </Label>
      )}
    </At>
  );
}
