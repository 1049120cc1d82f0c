import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { BuiltPicture } from '#server/assets/manifest.ts';
import type { Drawing } from './drawing.ts';
import { renderLogos } from './renderLogos.ts';
import { renderScenes } from './renderScenes.ts';

interface BuiltPictures {
  readonly pictures: Readonly<Record<string, BuiltPicture>>;
  readonly logos: Readonly<Record<string, BuiltPicture>>;
}

/** Writes every picture to a file whose name carries its hash, and tells where each is and how large it is drawn. */
export function buildPictures(dist: string): BuiltPictures {
  return {
    pictures: write(renderScenes(), `${dist}assets/`),
    logos: write(renderLogos(), `${dist}assets/logo-`),
  };
}

function write(drawings: readonly Drawing[], prefix: string): Record<string, BuiltPicture> {
  const entries = drawings.map(({ name, width, height, svg }) => {
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8).toUpperCase();
    const path = `${prefix}${name}-${hash}.svg`;
    writeFileSync(path, svg);
    return [name, { file: path.slice(path.lastIndexOf('/assets/')), width, height }] as const;
  });
  return Object.fromEntries(entries);
}
