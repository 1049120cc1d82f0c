import * as fontkit from 'fontkit';
import { arial, arialBold, frequencies } from './letterWidths.ts';

const standIns = [
  { weights: '200 549', weight: 400, widths: arial, locals: ['Arial', 'Liberation Sans'] },
  {
    weights: '550 800',
    weight: 680,
    widths: arialBold,
    locals: ['Arial Bold', 'Liberation Sans Bold'],
  },
] as const;

/**
 * Arial, stretched to the measure of a font of our own, stands in until that has arrived: once as wide as
 * running text is and once as wide as headings are, so that no line moves.
 * @param family the name of the font; the stand-in has ` fallback` after it
 * @param data the variable font as TrueType
 */
export function fallbackFont(family: string, data: Buffer): string {
  const font = fontkit.create(data);
  if (!('getVariation' in font)) throw new Error(`${family} is a collection, not a font.`);
  return standIns
    .map(({ weights, weight, widths, locals }) => {
      const size = meanWidth(widthsOf(font.getVariation({ wght: weight }))) / meanWidth(widths);
      const metric = (value: number) => percent(value / font.unitsPerEm / size);
      return [
        `@font-face{font-family:"${family} fallback";font-weight:${weights};`,
        `src:${locals.map((name) => `local("${name}")`).join()};size-adjust:${percent(size)};`,
        `ascent-override:${metric(font.ascent)};descent-override:${metric(-font.descent)};`,
        `line-gap-override:${metric(font.lineGap)}}`,
      ].join('');
    })
    .join('');
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

function widthsOf(font: fontkit.Font): Record<string, number> {
  return Object.fromEntries(
    Object.keys(frequencies).map((character) => {
      const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
      return [character, (glyph.advanceWidth / font.unitsPerEm) * 1000];
    }),
  );
}

function meanWidth(widths: Readonly<Record<string, number>>): number {
  const entries = Object.entries(frequencies);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  return entries.reduce((sum, [name, count]) => sum + (widths[name] ?? 0) * count, 0) / total;
}
