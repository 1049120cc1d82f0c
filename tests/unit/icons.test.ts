/** The icons in public/ are sent as they are, so only a test keeps them in the colours of the site. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { colours } from '#views/styles/colours.ts';

const publicFile = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url));

/** The images in an icon file, each a PNG of its own (its directory has an entry of 16 bytes for each). */
function imagesOf(ico: Buffer): Buffer[] {
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const start = ico.readUInt32LE(entry + 12);
    return ico.subarray(start, start + ico.readUInt32LE(entry + 8));
  });
}

/** The colour in the middle of an image's upper edge, where every icon shows its ground. */
async function groundOf(image: Buffer): Promise<string> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.height / 8) * info.width + Math.floor(info.width / 2);
  return `#${data.subarray(middle * 3, middle * 3 + 3).toString('hex')}`;
}

test('the drawn icon has the colours of the brand', () => {
  const used = publicFile('icon.svg')
    .toString()
    .match(/#[0-9a-f]+/g);
  const { brand, marigold } = colours;
  expect(new Set(used)).toEqual(new Set([brand[0], marigold[0], '#fff']));
});

describe('the ground of the icon is the brand colour', () => {
  test.each(['apple-touch-icon.png', 'icon-192.png', 'icon-512.png'])('in %s', async (name) => {
    expect(await groundOf(publicFile(name))).toBe(colours.brand[0]);
  });

  test('in every size of favicon.ico', async () => {
    const images = imagesOf(publicFile('favicon.ico'));
    expect(images).toHaveLength(3);
    for (const image of images) expect(await groundOf(image)).toBe(colours.brand[0]);
  });
});
