import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Brand } from './brand.ts';

const faviconSizes = [16, 32, 48] as const;

/** Draws the icons of an owner's brand over those of public/. The names and sizes are the same. */
export async function buildIcons({ icon, logo, colours }: Brand, directory: string): Promise<void> {
  if (icon === undefined) return;
  await writeFile(`${directory}icon.svg`, icon);
  for (const size of [192, 512]) {
    await writeFile(`${directory}icon-${size}.png`, await drawIcon(icon, size));
  }
  /* A phone cuts its own shape out of this one, so it has a ground up to its edges. */
  const ground = logo === undefined ? colours.brand[0] : '#ffffff';
  const margin = logo === undefined ? 0 : 18;
  const touch = sharp(await drawIcon(icon, 180 - 2 * margin))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
    .flatten({ background: ground });
  await writeFile(`${directory}apple-touch-icon.png`, await touch.png().toBuffer());
  const images = await Promise.all(faviconSizes.map((size) => drawIcon(icon, size)));
  await writeFile(`${directory}favicon.ico`, iconFile(images));
}

/** The icon as a PNG. @param size in pixels */
export const drawIcon = (icon: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(icon), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();

/* A directory with an entry of 16 bytes for each image, and the images, each a PNG of its own. */
function iconFile(images: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let start = head.length;
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(faviconSizes[index] ?? 0, entry);
    head.writeUInt8(faviconSizes[index] ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += image.length;
  }
  return Buffer.concat([head, ...images]);
}
