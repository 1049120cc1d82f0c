import type { Tone } from '../../palette.ts';
import { Avatar } from '../people/Avatar.tsx';
import type { GlyphName } from './Glyph.tsx';
import { Label } from './Label.tsx';

export interface LineStop {
  readonly glyph: GlyphName;
  readonly name: string;
  /** What happens there, in lines that each fit. */
  readonly lines: readonly string[];
  readonly tone?: Tone;
}

interface StopOnLineProps {
  /** The centre of its mark. */
  readonly x: number;
  readonly y: number;
  readonly stop: LineStop;
  /** The words are right of the mark instead of below it. */
  readonly beside?: boolean;
  /** For phones: beside a smaller mark, and what happens there on one line. */
  readonly narrow?: boolean;
}

/** A stop of a drawn way in a text: a round mark on the line, its name, and what happens there. */
export function StopOnLine({ x, y, stop, narrow = false, beside = narrow }: StopOnLineProps) {
  const { glyph, name, tone } = stop;
  const lines = narrow ? [stop.lines.join(' ')] : stop.lines;
  const [mark, letters] = narrow ? ([40, 15] as const) : ([48, 14] as const);
  const at = beside
    ? ({ x: x + mark / 2 + 12, anchor: 'start' } as const)
    : ({ x, anchor: 'middle' } as const);
  const first = beside ? y - 4 : y + mark / 2 + 22;
  return (
    <>
      <Avatar x={x} y={y} size={mark} glyph={glyph} {...(tone && { tone })} />
      <Label {...at} y={first} size={15} weight={700}>
        {name}
      </Label>
      {lines.map((line, row) => (
        <Label key={line} {...at} y={first + (row + 1) * 18.5} size={letters} tone="muted">
          {line}
        </Label>
      ))}
    </>
  );
}
