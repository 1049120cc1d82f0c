import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findPost } from '#content/blog/findPost.ts';
import { type Listing, listings } from '#content/listings.ts';
import { pages } from '#content/pages.ts';
import type { SceneEntry } from '#views/pictures/sceneEntry.ts';
import { scenes } from '#views/pictures/scenes.ts';
import { type ShareBrand, SharePicture, shareSize } from '#views/pictures/share/SharePicture.tsx';
import { shareScene } from '#views/pictures/share/shareScene.ts';
import type { Brand } from '../brand/brand.ts';
import { cached, shortHash } from '../cached.ts';
import type { PictureFile } from './drawing.ts';

/** Draws the picture that stands for each listed address where it is shared. */
export async function drawShareImages(brand: Brand): Promise<PictureFile[]> {
  const around = await shareBrand(brand);
  return Promise.all(
    listings.map(async (listing) => {
      const png = await draw(listing, around);
      const file = `/assets/share-${nameOf(listing)}-${shortHash(png)}.png`;
      const base64 = png.toString('base64');
      return { list: 'shareImages', name: listing.address, file, ...shareSize, base64 } as const;
    }),
  );
}

async function shareBrand({ icon, colours }: Brand): Promise<ShareBrand | undefined> {
  if (icon === undefined) return undefined;
  const { drawIcon } = await import('../brand/buildIcons.ts');
  const mark = (await drawIcon(icon, 128)).toString('base64');
  return {
    mark: `data:image/png;base64,${mark}`,
    ground: colours.deep[0],
    rings: colours['deep-line'][0],
  };
}

/* The words of an address: `/Blog?post=which-payout-mode` is `blog-which-payout-mode`. */
function nameOf({ address }: Listing): string {
  if (address === '/') return 'home';
  return address
    .slice(1)
    .replace(/\W+\w+=/, '-')
    .toLowerCase();
}

function draw(listing: Listing, brand: ShareBrand | undefined): Promise<Buffer> {
  const { title } = listing;
  const picture = createElement(SharePicture, { title, scene: sceneOf(listing), brand });
  const markup = renderToStaticMarkup(picture);
  return cached(['share image', markup], async () => {
    const { rasterise } = await import('./rasterise.ts');
    return rasterise(markup);
  });
}

/* An article has its cover, every other address the scene of its page. */
function sceneOf({ path, address }: Listing): SceneEntry {
  const post = findPost(new URLSearchParams(address.slice(path.length)).get('post') ?? undefined);
  if (post !== undefined) return scenes[post.image.name];
  const page = pages.find((each) => each.path === path);
  if (page === undefined) throw new Error(`${path} is listed and is no page.`);
  return shareScene(page);
}
