import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { Page } from '#content/pages/page.ts';
import { pages } from '#content/pages.ts';
import type { Manifest } from '#server/assets/manifest.ts';
import { type ShareBrand, SharePicture, shareSize } from '#views/pictures/share/SharePicture.tsx';
import { shareScene } from '#views/pictures/share/shareScene.ts';
import type { Brand } from './brand.ts';
import { drawIcon } from './buildIcons.ts';
import { outlineText } from './outlineText.ts';

/* A palette halves the file, and its dithering does not show in flat drawings. */
const format = { palette: true, quality: 90, compressionLevel: 9 } as const;

const cache = fileURLToPath(new URL('../../node_modules/.cache/share-images/', import.meta.url));

/** Draws the picture that stands for each page where it is shared, and tells by path where it is. */
export async function buildShareImages(
  dist: string,
  brand: Brand,
): Promise<Manifest['shareImages']> {
  const around = await shareBrand(brand);
  await mkdir(cache, { recursive: true });
  const entries = await Promise.all(
    pages.map(async (page) => {
      const png = await rasterise(draw(page, around));
      const name = page.path === '/' ? 'home' : page.path.slice(1).toLowerCase();
      const file = `/assets/share-${name}-${hashOf(png).slice(0, 8).toUpperCase()}.png`;
      await writeFile(`${dist}${file.slice(1)}`, png);
      return [page.path, { file, ...shareSize }] as const;
    }),
  );
  return Object.fromEntries(entries);
}

async function shareBrand({ icon, colours }: Brand): Promise<ShareBrand | undefined> {
  if (icon === undefined) return undefined;
  const mark = (await drawIcon(icon, 128)).toString('base64');
  return {
    mark: `data:image/png;base64,${mark}`,
    ground: colours.deep[0],
    rings: colours['deep-line'][0],
  };
}

function draw(page: Page, brand: ShareBrand | undefined): string {
  const picture = createElement(SharePicture, {
    title: page.title,
    scene: shareScene(page),
    brand,
  });
  return outlineText(renderToStaticMarkup(picture));
}

/*
 * A picture takes a third of a second, so it is kept for the next build as long as its drawing stays the same;
 * under its name only once it is whole, because builds may be broken off or run side by side.
 */
async function rasterise(svg: string): Promise<Buffer> {
  const known = `${cache}${hashOf(`${JSON.stringify([sharp.versions, format])}${svg}`)}.png`;
  if (existsSync(known)) return readFile(known);
  const png = await sharp(Buffer.from(svg)).png(format).toBuffer();
  await writeFile(`${known}.${process.pid}`, png);
  await rename(`${known}.${process.pid}`, known);
  return png;
}

const hashOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
