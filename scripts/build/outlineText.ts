import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { fontFiles } from './fontFiles.ts';
import { rupeeRoom } from './rupeeRoom.ts';

/** fontkit can neither vary nor hint a WOFF2 file, so each is unpacked to TrueType first. */
const open = async (file: string): Promise<fontkit.Font> => {
  const unpacked = await subsetFont(await readFile(file), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  });
  const font = fontkit.create(unpacked);
  if (!('layout' in font)) throw new Error(`${file} is a collection, not a font`);
  return font;
};

/** In the order in which a character is looked for. */
const sans = await Promise.all([fontFiles.sans, fontFiles.sansExtended].map(open));
const mono = await Promise.all([fontFiles.mono, fontFiles.monoExtended].map(open));

/** From this size on a figure stands alone, not in a column, and is set with its own width. */
const displaySize = 24;

/** The sans has narrow spaces, which vanish in small text: so much is added to each, as `word-spacing` does on the page. */
const wordSpacing = 80;
const space = 0x20;

const rupee = 0x20b9;

const instances = new Map<string, readonly fontkit.Font[]>();
const fontsFor = (weight: number, isMono: boolean): readonly fontkit.Font[] => {
  if (isMono) return mono;
  const key = String(weight);
  const known = instances.get(key) ?? sans.map((font) => font.getVariation({ wght: weight }));
  instances.set(key, known);
  return known;
};

interface Run {
  readonly font: fontkit.Font;
  readonly fontIndex: number;
  readonly isDigits: boolean;
  text: string;
}

/** Cuts a text where the font has to change, and around figures, because points and commas stay narrow. */
const runsOf = (text: string, fonts: readonly fontkit.Font[]): Run[] => {
  const runs: Run[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const fontIndex = fonts.findIndex((candidate) => candidate.hasGlyphForCodePoint(code));
    const font = fonts[fontIndex];
    if (!font) {
      const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
      throw new Error(`No glyph for “${character}” (${name}) in the text “${text}”`);
    }
    const last = runs.at(-1);
    const isDigits = /\d/.test(character);
    if (last?.fontIndex === fontIndex && last.isDigits === isDigits) last.text += character;
    else runs.push({ font, fontIndex, isDigits, text: character });
  }
  return runs;
};

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decode = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return named[name] ?? entity;
  });

const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
const anchorShare: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/**
 * Turns every `<text>` of an SVG into outlines, so that it looks the same on every machine:
 * each glyph is defined once in `<defs>` (in font units, y down) and placed by `<use>`.
 */
export function outlineText(svg: string): string {
  const glyphs = new Map<string, { readonly id: string; readonly path: string }>();

  const outline = (attributes: ReadonlyMap<string, string>, text: string): string => {
    const number = (name: string, otherwise: number): number =>
      Number(attributes.get(name) ?? otherwise);
    const classes = (attributes.get('class') ?? '').split(' ').filter(Boolean);
    const isMono = classes.includes('mono');
    const weight = isMono ? 400 : number('font-weight', 400);
    const size = number('font-size', 16);
    const spacing = number('letter-spacing', 0);

    let pen = 0;
    const uses: string[] = [];
    for (const { font, fontIndex, isDigits, text: part } of runsOf(
      text,
      fontsFor(weight, isMono),
    )) {
      const scale = 1000 / font.unitsPerEm;
      const isTabular = isDigits && size < displaySize && font.availableFeatures.includes('tnum');
      const features = isTabular ? ['tnum'] : [];
      const { glyphs: laid, positions } = font.layout(part, features);
      laid.forEach((glyph, index) => {
        const position = positions[index];
        const key = `${isMono ? 'mono' : weight} ${fontIndex} ${glyph.id}`;
        const path = glyph.path.scale(scale, -scale).toSVG();
        if (path) {
          const known = glyphs.get(key) ?? { id: `t${glyphs.size.toString(36)}`, path };
          glyphs.set(key, known);
          const x = Math.round(pen + (position?.xOffset ?? 0) * scale);
          uses.push(`<use href="#${known.id}"${x ? ` x="${x}"` : ''}/>`);
        }
        pen += (position?.xAdvance ?? 0) * scale + (spacing / size) * 1000;
        if (!isMono && glyph.codePoints.includes(space)) pen += wordSpacing;
        if (size >= displaySize && glyph.codePoints.includes(rupee)) pen += rupeeRoom;
      });
    }
    pen -= (spacing / size) * 1000;

    const scale = size / 1000;
    const share = anchorShare[attributes.get('text-anchor') ?? 'start'] ?? 0;
    const x = round(number('x', 0) - pen * scale * share);
    const fill = classes.filter((name) => name !== 'mono').join(' ');
    return `<g class="${fill}" transform="translate(${x} ${round(number('y', 0))}) scale(${round(scale, 4)})">${uses.join('')}</g>`;
  };

  const outlined = svg.replace(
    /<text\b([^>]*)>([^<]*)<\/text>/g,
    (_, head: string, text: string) => {
      const attributes = new Map<string, string>();
      for (const [, name = '', value = ''] of head.matchAll(/([\w-]+)="([^"]*)"/g)) {
        attributes.set(name, value);
      }
      return outline(attributes, decode(text));
    },
  );
  if (outlined.includes('<text')) throw new Error('A <text> may hold plain characters only');

  const definitions = [...glyphs.values()].map(({ id, path }) => `<path id="${id}" d="${path}"/>`);
  return outlined.replace(/<\/svg>$/, () => `<defs>${definitions.join('')}</defs></svg>`);
}
