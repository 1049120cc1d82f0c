import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { manifestSchema } from '#server/assets/manifest.ts';
import type { Brand } from './brand/brand.ts';
import { buildBrand } from './brand/buildBrand.ts';
import { type Client, createClientBuilder } from './client/clientBuilder.ts';
import { buildFonts } from './fonts/buildFonts.ts';
import { buildPictures } from './pictures/buildPictures.ts';

const publicFiles = fileURLToPath(new URL('../../public/', import.meta.url));

/** Empties the directory that is built, but for the files that are served unchanged. */
export function emptyDist(dist: string): void {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(`${dist}assets`, { recursive: true });
  /* Icons of another brand may be there from the last build, and what was compressed of them. */
  rmSync(`${dist}public`, { recursive: true, force: true });
  cpSync(publicFiles, `${dist}public`, { recursive: true });
}

/**
 * Writes what browsers get, under names that carry hashes, and the manifest that names it.
 * @param dist where to write, with a slash at its end
 */
export async function buildSite(dist: string, brand: Brand): Promise<void> {
  const [drawn, styled, branded] = await Promise.all([
    buildPictures(dist, brand),
    buildStyled(dist, brand),
    buildBrand(brand, dist),
  ]);
  const manifest = manifestSchema.parse({ ...drawn, ...styled, ...branded });
  writeFileSync(`${dist}manifest.json`, JSON.stringify(manifest));
}

async function buildStyled(dist: string, { colours }: Brand): Promise<Client & { font: string }> {
  const { css, preload } = await buildFonts(dist);
  const builder = await createClientBuilder(dist, colours, { js: '', css }, { compact: true });
  const client = await builder.rebuild();
  await builder.dispose();
  return { ...client, font: preload };
}
