import type { Colour, Tone } from '../../palette.ts';
import { Avatar } from '../people/Avatar.tsx';
import { At, type Place } from '../stage/At.tsx';
import type { GlyphName } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { Pill } from './Pill.tsx';

interface RowProps extends Place {
  readonly width: number;
  readonly title: string;
  readonly note?: string;
  readonly glyph?: GlyphName;
  readonly initials?: string;
  readonly tone?: Tone;
  readonly amount?: string;
  readonly amountTone?: Colour;
  /** A pill at the right end; the amount then stands before it, right-aligned from row to row. */
  readonly status?: readonly [tone: Tone, text: string];
  readonly size?: number;
}

/** A line of a list: mark, two lines of text, and an amount or a status; 40 high at size 16. */
export function Row({
  width,
  title,
  note,
  glyph,
  initials,
  tone,
  amount,
  status,
  ...rest
}: RowProps) {
  const { size = 16, amountTone = 'ink', ...place } = rest;
  const mark = size * 2.5;
  const hasMark = glyph !== undefined || initials !== undefined;
  const left = hasMark ? mark + size * 0.75 : 0;
  const small = Math.max(11, Math.round(size * 0.82));
  const upper = mark / 2 - size * 0.16;
  const lower = mark / 2 + size * 1.08;
  const middle = mark / 2 + size * 0.35;
  const face = { ...(glyph && { glyph }), ...(initials && { initials }), ...(tone && { tone }) };
  return (
    <At {...place}>
      {hasMark && <Avatar x={mark / 2} y={mark / 2} size={mark} {...face} />}
      <Label x={left} y={note ? upper : middle} size={size} weight={600}>
        {title}
      </Label>
      {note && (
        <Label x={left} y={lower} size={small} tone="muted">
          {note}
        </Label>
      )}
      {amount && (
        <Label
          x={status ? width - size * 6.4 : width}
          y={middle}
          size={size}
          weight={700}
          tone={amountTone}
          anchor="end"
        >
          {amount}
        </Label>
      )}
      {status && (
        <Pill x={width} y={mark / 2 - small * 0.95} size={small} tone={status[0]} anchor="end">
          {status[1]}
        </Pill>
      )}
    </At>
  );
}
