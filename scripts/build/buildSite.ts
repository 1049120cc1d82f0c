import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BuiltPicture, manifestSchema } from '#server/assets/manifest.ts';
import type { Brand } from './brand.ts';
import { buildClient } from './buildClient.ts';
import { buildFonts } from './buildFonts.ts';
import { buildIcons } from './buildIcons.ts';
import { buildPictures } from './buildPictures.ts';
import { buildShareImages } from './buildShareImages.ts';
import { builtPictures } from './builtPictures.ts';
import type { Logo } from './sanitiseLogo.ts';

export interface BuildOptions {
  /** Where to write, with a slash at its end. */
  readonly dist: string;
  /** Keeps the pictures of the last build where nothing that draws them has changed. */
  readonly reusePictures: boolean;
  readonly brand: Brand;
  /** JavaScript to put before the browser's script. */
  readonly clientBanner?: string;
}

const publicFiles = fileURLToPath(new URL('../../public/', import.meta.url));

/** Writes what browsers get, under names that carry hashes, and the manifest that names it. */
export async function buildSite({
  dist,
  reusePictures,
  brand,
  clientBanner = '',
}: BuildOptions): Promise<void> {
  const pictures = reusePictures ? builtPictures(dist) : undefined;
  if (pictures === undefined) rmSync(dist, { recursive: true, force: true });
  mkdirSync(`${dist}assets`, { recursive: true });
  cpSync(publicFiles, `${dist}public`, { recursive: true });
  await buildIcons(brand, `${dist}public/`);
  const fonts = await buildFonts(dist);
  const client = await buildClient(dist, brand.colours, { js: clientBanner, css: fonts.css });
  const manifest = manifestSchema.parse({
    ...(pictures ?? buildPictures(dist)),
    ...client,
    font: fonts.preload,
    brand: brand.settings,
    mark: brand.logo && writeMark(brand.logo, dist),
    theme: { paper: brand.colours.paper, brand: brand.colours.brand[0] },
    shareImages: await buildShareImages(dist, brand),
  });
  writeFileSync(`${dist}manifest.json`, JSON.stringify(manifest));
}

/* As tall as the site's own mark. */
const markHeight = 32;

function writeMark({ svg, ratio }: Logo, dist: string): BuiltPicture {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8).toUpperCase();
  const file = `/assets/mark-${hash}.svg`;
  writeFileSync(`${dist}${file.slice(1)}`, svg);
  return { file, width: Math.round(markHeight * ratio), height: markHeight };
}
