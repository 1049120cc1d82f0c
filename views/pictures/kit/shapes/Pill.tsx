import { soft, type Tone } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import type { GlyphName } from './Glyph.tsx';
import { IconAndWord } from './IconAndWord.tsx';
import { Label, textWidth } from './Label.tsx';

interface PillProps extends Place {
  readonly tone?: Tone;
  readonly glyph?: GlyphName;
  readonly size?: number;
  /** Which end of the pill stands at x. */
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly children: string;
}

const share = { start: 0, middle: 0.5, end: 1 };

/** How wide a pill around this text is. */
export const pillWidth = (text: string, size = 13, hasGlyph = false): number =>
  Math.round(textWidth(text, size) + size * (hasGlyph ? 3 : 1.7));

/** A status: pale ground, one or two words, an icon before them if you like. */
export function Pill({
  tone = 'neutral',
  glyph,
  size = 13,
  anchor = 'start',
  children,
  x,
  ...place
}: PillProps) {
  const width = pillWidth(children, size, Boolean(glyph));
  const height = Math.round(size * 1.9);
  const [ground, text] = soft[tone];
  const centre = { x: width / 2, size, weight: 700, tone: text } as const;
  return (
    <At {...place} x={x - width * share[anchor]}>
      <rect width={width} height={height} rx={height / 2} className={ground} />
      {glyph ? (
        <IconAndWord {...centre} glyph={glyph} y={height / 2}>
          {children}
        </IconAndWord>
      ) : (
        <Label {...centre} y={height / 2 + size * 0.36} anchor="middle">
          {children}
        </Label>
      )}
    </At>
  );
}
