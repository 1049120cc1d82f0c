/** What a page may weigh, in bytes on the wire: counted on the production build, so that it is the same everywhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type CheerioAPI, load } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { listings } from '#content/listings.ts';
import { readManifest } from '#server/assets/manifest.ts';
import { best } from '#server/pages/compression.ts';
import { build, createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';

const kilobyte = 1024;
const assets = new URL('assets/', build);
const names = readdirSync(assets);
const app = createTestApp({ compression: best });

const asset = (name: string) => readFileSync(new URL(name, assets));

/** Bytes of a built file as it is sent to a browser. */
const weightOf = (name: string) => asset(names.includes(`${name}.br`) ? `${name}.br` : name).length;
const together = (files: readonly string[]) => files.reduce((sum, name) => sum + weightOf(name), 0);
const built = (ending: string) => names.filter((name) => name.endsWith(ending));
const nameOf = (address: string | undefined) => address?.split('/').at(-1) ?? '';
const { stylesheet, printStylesheet } = readManifest(build);
const [screen, paper] = [nameOf(stylesheet.file), nameOf(printStylesheet.file)];

/** A script with all that it imports at once. */
function eagerFiles(script: string, known: readonly string[] = []): readonly string[] {
  if (known.includes(script)) return known;
  const imports = asset(script)
    .toString()
    .matchAll(/\bimport(?:[\w*{},$\s]*from)?\s*["']\.\/([^"']+)["']/g);
  return [...imports].reduce<readonly string[]>(
    (found, [, name = '']) => eagerFiles(name, found),
    [...known, script],
  );
}

describe('the build', () => {
  const scripts = built('.js');
  const isReact = (name: string) => asset(name).includes('react-dom');

  test('has one style sheet for screens of at most 20 KB, and one of at most 2 KB for paper', () => {
    expect(built('.css')).toEqual([paper, screen]);
    expect(weightOf(screen)).toBeLessThanOrEqual(20 * kilobyte);
    expect(weightOf(paper)).toBeLessThanOrEqual(2 * kilobyte);
  });

  test('has fonts of at most 60 KB', () => {
    expect(built('.woff2').length).toBeGreaterThan(0);
    expect(together(built('.woff2'))).toBeLessThanOrEqual(60 * kilobyte);
  });

  test('has React and the shared widgets in at most 70 KB', () => {
    const shared = scripts.filter((name) => name.startsWith('hydrateIsland-'));
    expect(shared.filter(isReact)).toHaveLength(1);
    expect(together(shared)).toBeLessThanOrEqual(70 * kilobyte);
  });

  test('tells Chromium to compile React while it loads, and not when the page waits for it', () => {
    const shared = scripts.filter((name) => name.startsWith('hydrateIsland-'));
    expect(shared).toHaveLength(1);
    for (const name of shared) {
      expect(asset(name).toString().split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
    }
  });

  test('has the widget of a single page in at most 8 KB, without a React of its own', () => {
    const own = scripts.filter((name) => !/^(client|hydrateIsland)-/.test(name));
    expect(own.length).toBeGreaterThan(0);
    for (const name of own) {
      expect(isReact(name)).toBe(false);
      expect(weightOf(name)).toBeLessThanOrEqual(8 * kilobyte);
    }
  });
});

describe.each(listings)('$address', ({ address }) => {
  let weight = 0;
  let $: CheerioAPI;
  beforeAll(async () => {
    const { body } = await exchange(app, { path: address, headers: { 'Accept-Encoding': 'br' } });
    weight = body.length;
    $ = load(brotliDecompressSync(body).toString());
  });
  const attributes = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name));

  test('has HTML of at most 14 KB, the home page 18 KB', () => {
    expect(weight).toBeLessThanOrEqual((address === '/' ? 18 : 14) * kilobyte);
  });

  test('runs a single script of at most 3 KB at first, without React', () => {
    const scripts = attributes('script[src]', 'src');
    expect(scripts).toHaveLength(1);
    const files = eagerFiles(nameOf(scripts[0]));
    expect(together(files)).toBeLessThanOrEqual(3 * kilobyte);
    expect(files).toHaveLength(1);
    expect(attributes('link[rel=modulepreload], link[as=script]', 'href')).toEqual([]);
  });

  test('waits only for its style sheet before it is painted', () => {
    expect(attributes('script[src]', 'type')).toEqual(['module']);
    expect(attributes('link[rel=stylesheet]:not([media])', 'href').map(nameOf)).toEqual([screen]);
    expect(attributes('link[rel=stylesheet][media=print]', 'href').map(nameOf)).toEqual([paper]);
    expect(attributes('link[rel=stylesheet]', 'href')).toHaveLength(2);
    expect($('style, body link[rel=stylesheet]').length).toBe(0);
  });

  test('preloads fonts that exist', () => {
    const fonts = attributes('link[rel=preload][as=font]', 'href').map(nameOf);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((name) => !built('.woff2').includes(name))).toEqual([]);
  });

  test('says how large each picture is before it arrives', () => {
    const sizes = $('img')
      .toArray()
      .map(({ attribs: { src, width, height } }) => [src, Number(width) > 0, Number(height) > 0]);
    expect(sizes).toEqual(sizes.map(([src]) => [src, true, true]));
  });

  test('has pictures of at most 90 KB on its first screen', () => {
    const eager = attributes('img:not([loading=lazy])', 'src');
    const first = new Set([...eager, ...attributes('link[as=image]', 'href')].map(nameOf));
    expect(together([...first])).toBeLessThanOrEqual(90 * kilobyte);
  });
});
