import { soft } from '../../palette.ts';
import type { PayoutMode } from '../screens/payoutModes.ts';
import { At, type Place } from '../stage/At.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';

interface ModeNameProps extends Place {
  readonly mode: PayoutMode;
  /** Of its sign; the name has half of that. */
  readonly size: number;
  /** Of the note below its name. */
  readonly noteSize: number;
}

/** The sign of a mode of payout, its name on the right, and below that what it pays to. */
export function ModeName({ mode, size, noteSize, ...place }: ModeNameProps) {
  const [ground, sign] = soft[mode.tone];
  const x = size * 1.32;
  return (
    <At {...place}>
      <rect width={size} height={size} rx={size / 4} className={ground} />
      <Glyph name={mode.glyph} x={size / 5} y={size / 5} size={size * 0.6} tone={sign} bold />
      <Label x={x} y={size * 0.43} size={size / 2} weight={700}>
        {mode.name}
      </Label>
      <Label x={x} y={size * 0.96} size={noteSize} tone="muted">
        {mode.note}
      </Label>
    </At>
  );
}
