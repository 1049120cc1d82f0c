import type { Colour } from '../../palette.ts';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { Label, textWidth } from './Label.tsx';

interface IconAndWordProps {
  /** The centre of both together. */
  readonly x: number;
  readonly y: number;
  readonly glyph: GlyphName;
  /** Of the letters. */
  readonly size: number;
  readonly icon?: number;
  readonly weight?: 700 | 800;
  readonly tone: Colour;
  readonly children: string;
}

/* Of its square, an icon leaves about this much empty at either side. */
const margin = 1 / 6;

/** An icon and a word on a pill or a button, with as much air before the one as after the other. */
export function IconAndWord(props: IconAndWordProps) {
  const { x, y, glyph, size, icon = size * 1.2, weight = 700, tone, children } = props;
  const word = icon * (1 - 2 * margin) + size * 0.42;
  const left = x - (word + textWidth(children, size)) / 2;
  return (
    <>
      <Glyph name={glyph} x={left - icon * margin} y={y - icon / 2} size={icon} tone={tone} bold />
      <Label x={left + word} y={y + size * 0.36} size={size} weight={weight} tone={tone}>
        {children}
      </Label>
    </>
  );
}
