import { shortHash } from '../cached.ts';
import type { Drawing, PictureFile } from './drawing.ts';
import { renderLogos } from './renderLogos.ts';
import { renderScenes } from './renderScenes.ts';

/** Draws every picture and logo of the pages. */
export async function drawPictures(): Promise<PictureFile[]> {
  return [
    ...(await renderScenes()).map(fileIn('pictures', '')),
    ...renderLogos().map(fileIn('logos', 'logo-')),
  ];
}

const fileIn =
  (list: PictureFile['list'], prefix: string) =>
  ({ name, width, height, svg }: Drawing): PictureFile => ({
    list,
    name,
    file: `/assets/${prefix}${name}-${shortHash(svg)}.svg`,
    width,
    height,
    base64: svg.toString('base64'),
  });
