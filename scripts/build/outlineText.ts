import type { Font } from 'fontkit';
import { glyphOutline } from './glyphOutline.ts';
import { type PictureFonts, pictureFonts } from './pictureFonts.ts';
import { rupeeRoom } from './rupeeRoom.ts';
import { readTextElement, type TextElement } from './textElement.ts';
import { type Run, textRuns } from './textRuns.ts';

/** Figures of this size or more stand alone, not in a column, and keep their own widths. */
const displaySize = 24;

/** The sans has narrow spaces, which vanish in small text: this much is added to each, as `word-spacing` does on the page. */
const wordSpacing = 80;
const space = 0x20;
const rupee = 0x20b9;

/**
 * Turns every `<text>` of an SVG into outlines, so that it looks the same on every machine:
 * each glyph is defined once in `<defs>` (in font units, y down) and placed by `<use>`.
 */
export async function outlineText(svg: string): Promise<string> {
  const fonts = await pictureFonts();
  const ids = new Map<string, string>();
  const idOf = (outline: string): string => {
    const id = ids.get(outline) ?? `t${ids.size.toString(36)}`;
    ids.set(outline, id);
    return id;
  };
  const outlined = svg.replace(
    /<text\b([^>]*?)(?:\/>|>([^<]*)<\/text>)/g,
    (_, head: string, text = '') => placeText(readTextElement(head, text), fonts, idOf),
  );
  if (outlined.includes('<text')) throw new Error('A <text> may hold plain characters only');
  const definitions = [...ids].map(([outline, id]) => `<path id="${id}" d="${outline}"/>`);
  return outlined.replace(/<\/svg>$/, () => `<defs>${definitions.join('')}</defs></svg>`);
}

/* A text as a group of its glyphs. `idOf` names an outline. */
function placeText(
  element: TextElement,
  { sans, mono }: PictureFonts,
  idOf: (outline: string) => string,
): string {
  const { text, isMono, weight, size, x, y, anchor, fill } = element;
  const spacing = (element.spacing / size) * 1000;
  const uses: string[] = [];
  let pen = 0;
  for (const run of textRuns(text, isMono ? mono : sans(weight))) {
    const scale = 1000 / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text, featuresFor(run, size));
    glyphs.forEach((glyph, index) => {
      const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const outline = glyphOutline(run.font, glyph);
      if (outline !== '') uses.push(use(idOf(outline), Math.round(pen + xOffset * scale)));
      pen += xAdvance * scale + spacing;
      if (!isMono && glyph.codePoints.includes(space)) pen += wordSpacing;
      if (size >= displaySize && glyph.codePoints.includes(rupee)) pen += rupeeRoom;
    });
  }
  const scale = size / 1000;
  const left = round(x - (pen - spacing) * scale * anchor);
  return `<g class="${fill}" transform="translate(${left} ${round(y)}) scale(${round(scale, 4)})">${uses.join('')}</g>`;
}

/* Figures in columns are equally wide. */
const featuresFor = ({ isDigits, font }: Run, size: number): string[] =>
  isDigits && size < displaySize && hasTabularFigures(font) ? ['tnum'] : [];

const hasTabularFigures = (font: Font): boolean => font.availableFeatures.includes('tnum');

const use = (id: string, x: number): string => `<use href="#${id}"${x === 0 ? '' : ` x="${x}"`}/>`;

const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
