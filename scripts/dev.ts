/**
 * The entry of `npm run dev`: builds what browsers get and the server, runs it, and does again what a change asks for.
 * Open pages reload when the server has been restarted. tsx restarts this process when the build itself changes.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brandOfOwner } from './build/brand/brandOfOwner.ts';
import { buildBrand } from './build/brand/buildBrand.ts';
import { type Client, createClientBuilder } from './build/client/clientBuilder.ts';
import { buildFonts } from './build/fonts/buildFonts.ts';
import { buildPictures, type Pictures } from './build/pictures/buildPictures.ts';
import { writeBankDirectory } from './build/server/writeBankDirectory.ts';
import { createDevServer } from './dev/devServer.ts';
import { reloadScript } from './dev/reload.ts';
import { createServerBuilder } from './dev/serverBuilder.ts';
import { watchSources } from './dev/watchSources.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const cache = `${root}node_modules/.cache/`;
const dist = `${cache}dev/`;

mkdirSync(`${dist}assets`, { recursive: true });
const copyPublic = () => cpSync(`${root}public`, `${dist}public`, { recursive: true });
copyPublic();
writeBankDirectory(`${dist}banks.json`);

const brand = brandOfOwner();
const branded = await buildBrand(brand, dist);
const fonts = await buildFonts(dist);
const client = await createClientBuilder(
  dist,
  brand.colours,
  { js: reloadScript, css: fonts.css },
  { compact: false },
);
const bundle = await createServerBuilder(dist);
const server = createDevServer(`${dist}standBy.js`, `${cache}compiled`);

const writeManifest = () =>
  writeFileSync(
    `${dist}manifest.json`,
    JSON.stringify({ ...drawn, ...styled, ...branded, font: fonts.preload }),
  );

let drawn: Pictures;
let styled: Client;
let drawing: Promise<unknown> = Promise.resolve();

async function buildAll(): Promise<void> {
  [drawn, styled] = await Promise.all([
    buildPictures(dist, brand),
    client.rebuild(),
    bundle.rebuild(),
  ]);
  writeManifest();
  await server.restart();
}

async function rebuild(changed: readonly string[]): Promise<void> {
  try {
    if (changed.some((path) => path.startsWith('public'))) copyPublic();
    const isCode = changed.some((path) => /\.tsx?$/.test(path));
    [styled] = await Promise.all([client.rebuild(), isCode && bundle.rebuild()]);
    writeManifest();
    await server.restart();
  } catch (error) {
    report(error);
  }
  if (changed.some(drawsPictures)) drawing = drawing.then(redraw).catch(report);
}

/* The server goes on as it was. */
const report = (error: unknown) =>
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);

const drawsPictures = (path: string) =>
  /^(content|views\/pictures|views\/styles)\/.*\.tsx?$/.test(path);

/* Drawing takes longer than a page should wait for a changed word, or the next change. */
async function redraw(): Promise<void> {
  const before = JSON.stringify(drawn);
  drawn = await buildPictures(dist, brand);
  if (JSON.stringify(drawn) === before) return;
  writeManifest();
  await server.restart();
}

await watchSources(['content', 'views', 'client', 'server', 'public'], buildAll, rebuild);
