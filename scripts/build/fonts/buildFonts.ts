import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { cached } from '../cached.ts';
import { fontFiles } from './fontFiles.ts';

const keptSchema = z.object({
  fonts: z.array(z.object({ file: z.string(), data: z.base64(), css: z.string() })),
  fallbackCss: z.string(),
});

/** The faces as CSS, and the font that the first screen of every page is set in. */
export interface Fonts {
  readonly css: string;
  readonly preload: string;
}

/** Writes the fonts of pages under names that carry their hash. */
export async function buildFonts(dist: string): Promise<Fonts> {
  const sources = await Promise.all(Object.values(fontFiles).map((file) => readFile(file)));
  const kept = await cached(['fonts', ...sources], pack);
  const { fonts, fallbackCss } = keptSchema.parse(JSON.parse(kept.toString()));
  await Promise.all(
    fonts.map(({ file, data }) => writeFile(dist + file.slice(1), Buffer.from(data, 'base64'))),
  );
  return {
    css: [...fonts.map(({ css }) => css), fallbackCss].join(''),
    preload: fonts[0]?.file ?? '',
  };
}

async function pack(): Promise<string> {
  const { packFonts } = await import('./packFonts.ts');
  const { fonts, fallbackCss } = await packFonts();
  const written = fonts.map((font) => ({ ...font, data: font.data.toString('base64') }));
  return JSON.stringify({ fonts: written, fallbackCss });
}
