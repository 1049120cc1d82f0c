import { glyphOutline } from './glyphOutline.ts';
import { layOutText } from './layOutText.ts';
import { type PictureFonts, pictureFonts } from './pictureFonts.ts';
import { readTextElement, type TextElement } from './textElement.ts';

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
  fonts: PictureFonts,
  idOf: (outline: string) => string,
): string {
  const { size, x, y, anchor, fill } = element;
  const { placed, width } = layOutText(element, fonts);
  const uses = placed.map((each) => {
    const outline = glyphOutline(each.font, each.glyph);
    return outline === '' ? '' : use(idOf(outline), Math.round(each.x));
  });
  const scale = size / 1000;
  const left = round(x - width * scale * anchor);
  return `<g class="${fill}" transform="translate(${left} ${round(y)}) scale(${round(scale, 4)})">${uses.join('')}</g>`;
}

const use = (id: string, x: number): string => `<use href="#${id}"${x === 0 ? '' : ` x="${x}"`}/>`;

const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
