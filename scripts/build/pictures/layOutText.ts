import type { Font, Glyph } from 'fontkit';
import type { PictureFonts } from './pictureFonts.ts';
import { rupeeRoom } from './rupeeRoom.ts';
import type { TextElement } from './textElement.ts';
import { type Run, textRuns } from './textRuns.ts';

/** Figures of this size or more stand alone, not in a column, and keep their own widths. */
const displaySize = 24;

/** The sans has narrow spaces, which vanish in small text: this much is added to each, as `word-spacing` does on the page. */
const wordSpacing = 80;
const space = 0x20;
const rupee = 0x20b9;

interface PlacedGlyph {
  readonly font: Font;
  readonly glyph: Glyph;
  /** From the start of the line. */
  readonly x: number;
}

/** A line of text as its glyphs stand in it; in thousandths of the em, as is its width. */
export interface LineOfText {
  readonly placed: readonly PlacedGlyph[];
  readonly width: number;
}

/** Sets the text of an element in one line. */
export function layOutText(element: TextElement, { sans, mono }: PictureFonts): LineOfText {
  const { text, isMono, isTabular, weight, size } = element;
  const spacing = (element.spacing / size) * 1000;
  const placed: PlacedGlyph[] = [];
  let pen = 0;
  for (const run of textRuns(text, isMono ? mono : sans(weight))) {
    const scale = 1000 / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(
      run.text,
      featuresFor(run, isTabular ?? size < displaySize),
    );
    glyphs.forEach((glyph, index) => {
      const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      placed.push({ font: run.font, glyph, x: pen + xOffset * scale });
      pen += xAdvance * scale + spacing;
      if (!isMono && glyph.codePoints.includes(space)) pen += wordSpacing;
      if (size >= displaySize && glyph.codePoints.includes(rupee)) pen += rupeeRoom;
    });
  }
  return { placed, width: pen - spacing };
}

/* Figures in columns are equally wide. */
const featuresFor = ({ isDigits, font }: Run, inColumns: boolean): string[] =>
  isDigits && inColumns && hasTabularFigures(font) ? ['tnum'] : [];

const hasTabularFigures = (font: Font): boolean => font.availableFeatures.includes('tnum');
