import { writeFile } from 'node:fs/promises';
import type { BuiltPicture } from '#server/assets/manifest.ts';
import { shortHash } from './cached.ts';
import type { Drawing } from './drawing.ts';
import { renderLogos } from './renderLogos.ts';
import { renderScenes } from './renderScenes.ts';

type Built = Readonly<Record<string, BuiltPicture>>;

/** Writes every picture to a file whose name carries its hash, and tells where each is and how large it is drawn. */
export async function buildPictures(dist: string): Promise<{ pictures: Built; logos: Built }> {
  return {
    pictures: await writeAll(await renderScenes(), dist, ''),
    logos: await writeAll(renderLogos(), dist, 'logo-'),
  };
}

async function writeAll(
  drawings: readonly Drawing[],
  dist: string,
  prefix: string,
): Promise<Built> {
  const entries = drawings.map(async ({ name, width, height, svg }) => {
    const file = `/assets/${prefix}${name}-${shortHash(svg)}.svg`;
    await writeFile(`${dist}${file.slice(1)}`, svg);
    return [name, { file, width, height }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
