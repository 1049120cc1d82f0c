import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { manifestSchema } from '#server/assets/manifest.ts';
import { buildClient } from './buildClient.ts';
import { buildFonts } from './buildFonts.ts';
import { buildPictures } from './buildPictures.ts';
import { buildShareImages } from './buildShareImages.ts';
import { builtPictures } from './builtPictures.ts';

export interface BuildOptions {
  /** Where to write, with a slash at its end. */
  readonly dist: string;
  /** Keeps the pictures of the last build where nothing that draws them has changed. */
  readonly reusePictures: boolean;
  /** JavaScript to put before the browser's script. */
  readonly clientBanner?: string;
}

const publicFiles = fileURLToPath(new URL('../../public/', import.meta.url));

/** Writes what browsers get, under names that carry hashes, and the manifest that names it. */
export async function buildSite({
  dist,
  reusePictures,
  clientBanner = '',
}: BuildOptions): Promise<void> {
  const pictures = reusePictures ? builtPictures(dist) : undefined;
  if (pictures === undefined) rmSync(dist, { recursive: true, force: true });
  mkdirSync(`${dist}assets`, { recursive: true });
  cpSync(publicFiles, `${dist}public`, { recursive: true });
  const fonts = await buildFonts(dist);
  const client = await buildClient(dist, { js: clientBanner, css: fonts.css });
  const manifest = manifestSchema.parse({
    ...(pictures ?? buildPictures(dist)),
    ...client,
    font: fonts.preload,
    shareImages: await buildShareImages(dist),
  });
  writeFileSync(`${dist}manifest.json`, JSON.stringify(manifest));
}
