import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fallbackFont } from './fallbackFont.ts';
import { fontFiles } from './fontFiles.ts';
import { giveRoom } from './rupeeRoom.ts';

interface Face {
  readonly family: string;
  readonly file: string;
  readonly name: string;
  readonly weight: string;
  /** The characters that are kept, as CSS writes them. */
  readonly range: string;
  readonly characters: string;
  /** What is changed in the font before it is packed. */
  readonly change?: (font: Buffer) => Buffer;
}

/** Printable Latin of western languages, and the signs that our texts use. */
const latin = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”•…→←−`;
const latinRange =
  'U+20-7E, U+A0-FF, U+2013-2014, U+2018-201D, U+2022, U+2026, U+2190-2192, U+2212';

const text: Face = {
  family: 'Plus Jakarta Sans',
  file: fontFiles.sans,
  name: 'plus-jakarta-sans',
  weight: '200 800',
  range: latinRange,
  characters: latin,
};
/* The rupee sign is in another file, so it is a face of its own. */
const rupee: Face = {
  ...text,
  file: fontFiles.sansExtended,
  name: 'plus-jakarta-sans-rupee',
  range: 'U+20B9',
  characters: '₹',
  change: giveRoom,
};
const code: Face = {
  family: 'JetBrains Mono',
  file: fontFiles.mono,
  name: 'jetbrains-mono',
  weight: '400',
  range: latinRange,
  characters: latin,
};

/** The faces as CSS, and the font that the first screen of every page is set in. */
export interface Fonts {
  readonly css: string;
  readonly preload: string;
}

/** Writes the fonts, cut down to the characters that a page may hold, under names that carry their hash. */
export async function buildFonts(dist: string): Promise<Fonts> {
  const faces = await Promise.all([text, rupee, code].map((face) => buildFace(dist, face)));
  const unpacked = await subset(text, 'truetype');
  return {
    css: [...faces.map(({ css }) => css), fallbackFont(text.family, unpacked)].join(''),
    preload: faces[0]?.file ?? '',
  };
}

async function buildFace(dist: string, face: Face): Promise<{ file: string; css: string }> {
  const { family, name, weight, range } = face;
  const unpacked = await subset(face, 'truetype');
  const data = await subsetFont(face.change?.(unpacked) ?? unpacked, face.characters, {
    targetFormat: 'woff2',
  });
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8).toUpperCase();
  const file = `/assets/${name}-${hash}.woff2`;
  await writeFile(`${dist}${file.slice(1)}`, data);
  const css = `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${file}) format("woff2");unicode-range:${range}}`;
  return { file, css };
}

const subset = async ({ file, characters }: Face, targetFormat: 'woff2' | 'truetype') =>
  subsetFont(await readFile(file), characters, { targetFormat });

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
