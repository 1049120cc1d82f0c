import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { fontFiles } from '../fonts/fontFiles.ts';

/** The fonts of a text in the order in which a character is looked for. */
export type FontStack = readonly fontkit.Font[];

export interface PictureFonts {
  readonly sans: (weight: number) => FontStack;
  readonly mono: FontStack;
}

let opened: Promise<PictureFonts> | undefined;

/** The fonts that pictures are set in. They are opened once, when the first picture needs them. */
export function pictureFonts(): Promise<PictureFonts> {
  opened ??= openAll();
  return opened;
}

async function openAll(): Promise<PictureFonts> {
  const [sans, mono] = await Promise.all([
    Promise.all([fontFiles.sans, fontFiles.sansExtended].map(open)),
    Promise.all([fontFiles.mono, fontFiles.monoExtended].map(open)),
  ]);
  const instances = new Map<number, FontStack>();
  return {
    mono,
    sans(weight) {
      const known =
        instances.get(weight) ?? sans.map((font) => font.getVariation({ wght: weight }));
      instances.set(weight, known);
      return known;
    },
  };
}

/* fontkit can neither vary nor hint a WOFF2 file, so each is unpacked to TrueType first. */
async function open(file: string): Promise<fontkit.Font> {
  const unpacked = await subsetFont(await readFile(file), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  });
  const font = fontkit.create(unpacked);
  if (!('layout' in font)) throw new Error(`${file} is a collection, not a font`);
  return font;
}
