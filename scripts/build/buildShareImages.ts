import { writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '#content/pages/page.ts';
import { pages } from '#content/pages.ts';
import type { Manifest } from '#server/assets/manifest.ts';
import { type ShareBrand, SharePicture, shareSize } from '#views/pictures/share/SharePicture.tsx';
import { shareScene } from '#views/pictures/share/shareScene.ts';
import type { Brand } from './brand.ts';
import { cached, shortHash } from './cached.ts';

/** Draws the picture that stands for each page where it is shared, and tells by path where it is. */
export async function buildShareImages(
  dist: string,
  brand: Brand,
): Promise<Manifest['shareImages']> {
  const around = await shareBrand(brand);
  const entries = pages.map(async (page) => {
    const png = await draw(page, around);
    const name = page.path === '/' ? 'home' : page.path.slice(1).toLowerCase();
    const file = `/assets/share-${name}-${shortHash(png)}.png`;
    await writeFile(`${dist}${file.slice(1)}`, png);
    return [page.path, { file, ...shareSize }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function shareBrand({ icon, colours }: Brand): Promise<ShareBrand | undefined> {
  if (icon === undefined) return undefined;
  const { drawIcon } = await import('./buildIcons.ts');
  const mark = (await drawIcon(icon, 128)).toString('base64');
  return {
    mark: `data:image/png;base64,${mark}`,
    ground: colours.deep[0],
    rings: colours['deep-line'][0],
  };
}

function draw(page: Page, brand: ShareBrand | undefined): Promise<Buffer> {
  const picture = createElement(SharePicture, {
    title: page.title,
    scene: shareScene(page),
    brand,
  });
  const markup = renderToStaticMarkup(picture);
  return cached(['share image', markup], async () => {
    const { rasterise } = await import('./rasterise.ts');
    return rasterise(markup);
  });
}
