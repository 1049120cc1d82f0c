import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { shortHash } from '../cached.ts';
import { giveRoom } from '../pictures/rupeeRoom.ts';
import { fallbackFont } from './fallbackFont.ts';
import { fontFiles } from './fontFiles.ts';

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

/** A font as it is served. */
export interface PackedFont {
  /** Its public path. */
  readonly file: string;
  readonly data: Buffer;
  readonly css: string;
}

export interface PackedFonts {
  /** The font that the first screen of every page is set in comes first. */
  readonly fonts: readonly PackedFont[];
  readonly fallbackCss: string;
}

/** Cuts the fonts down to the characters that a page may hold. */
export async function packFonts(): Promise<PackedFonts> {
  const fonts = await Promise.all([text, rupee, code].map(packFace));
  return { fonts, fallbackCss: fallbackFont(text.family, await unpack(text)) };
}

async function packFace(face: Face): Promise<PackedFont> {
  const { family, name, weight, range, characters, change } = face;
  const unpacked = await unpack(face);
  const targetFormat = 'woff2';
  const data = await subsetFont(change?.(unpacked) ?? unpacked, characters, { targetFormat });
  const file = `/assets/${name}-${shortHash(data)}.woff2`;
  const css = `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${file}) format("woff2");unicode-range:${range}}`;
  return { file, data, css };
}

const unpack = async ({ file, characters }: Face): Promise<Buffer> =>
  subsetFont(await readFile(file), characters, { targetFormat: 'truetype' });

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
