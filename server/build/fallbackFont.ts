import * as fontkit from 'fontkit';

/* How often each character comes in a thousand of English running text. */
const frequencies = {
  ' ': 180,
  e: 102,
  t: 75,
  a: 65,
  o: 62,
  i: 57,
  n: 57,
  s: 53,
  r: 50,
  h: 50,
  l: 33,
  d: 32,
  u: 22,
  c: 22,
  m: 20,
  f: 18,
  w: 17,
  g: 16,
  y: 16,
  p: 15,
  b: 12,
  v: 8,
  k: 5,
  x: 1,
  j: 1,
  q: 1,
  z: 1,
} as const;

type Character = keyof typeof frequencies;
type Widths = Readonly<Record<Character, number>>;

/* The advance widths of Arial, and of Liberation Sans and Helvetica, which are equal by design; in thousandths of the em. */
const regular: Widths = {
  ' ': 278,
  a: 556,
  b: 556,
  c: 500,
  d: 556,
  e: 556,
  f: 278,
  g: 556,
  h: 556,
  i: 222,
  j: 222,
  k: 500,
  l: 222,
  m: 833,
  n: 556,
  o: 556,
  p: 556,
  q: 556,
  r: 333,
  s: 500,
  t: 278,
  u: 556,
  v: 500,
  w: 722,
  x: 500,
  y: 500,
  z: 500,
};
const bold: Widths = {
  ' ': 278,
  a: 556,
  b: 611,
  c: 556,
  d: 611,
  e: 556,
  f: 333,
  g: 611,
  h: 611,
  i: 278,
  j: 278,
  k: 556,
  l: 278,
  m: 889,
  n: 611,
  o: 611,
  p: 611,
  q: 611,
  r: 389,
  s: 556,
  t: 333,
  u: 611,
  v: 556,
  w: 778,
  x: 556,
  y: 556,
  z: 500,
};

const standIns = [
  { weights: '200 549', weight: 400, widths: regular, locals: ['Arial', 'Liberation Sans'] },
  { weights: '550 800', weight: 680, widths: bold, locals: ['Arial Bold', 'Liberation Sans Bold'] },
] as const;

/**
 * Arial, stretched to the measure of a font of our own, stands in until that has arrived: once as wide as
 * running text is and once as wide as headings are, so that no line moves.
 * @param family the stand-in is called so, with ` fallback` behind it
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
