import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readManifest } from '#server/assets/manifest.ts';
import { build } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();
const { stylesheet, printStylesheet, script, pictures, logos } = readManifest(build);
const get = (path: string, encoding: string) =>
  exchange(app, { path, headers: { 'Accept-Encoding': encoding } });

const files = [
  { path: stylesheet.file, type: /^text\/css/ },
  { path: printStylesheet.file, type: /^text\/css/ },
  { path: script.file, type: /^(text|application)\/javascript/ },
  ...Object.values({ ...pictures, ...logos }).map(({ file }) => ({
    path: file,
    type: /^image\/svg\+xml/,
  })),
];

describe.each(files)('$path', ({ path, type }) => {
  test('has the hash of its content in its name, and is kept for a year', async () => {
    const { status, headers } = await get(path, 'identity');
    expect(path).toMatch(/^\/assets\/[\w-]+-[0-9A-Z]{8}\.\w+$/);
    expect(status).toBe(200);
    const directives = headers['cache-control']?.split(',').map((each) => each.trim());
    expect(directives).toEqual(['public', 'max-age=31536000', 'immutable']);
    expect(headers['content-type']).toMatch(type);
  });

  test('was compressed at build time, and decodes to the same bytes', async () => {
    const [plain, gzip, br] = await Promise.all(
      ['identity', 'gzip', 'br'].map((each) => get(path, each)),
    );
    if (plain === undefined || gzip === undefined || br === undefined) throw new Error('No reply.');
    expect([gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br']);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    for (const { headers } of [plain, gzip, br]) expect(headers.vary).toMatch(/Accept-Encoding/i);
  });
});

test('the script and the styles of a page are those whose integrity the page promises', async () => {
  const $ = await readPage(app, '/');
  const tags = $('script[src], link[rel=stylesheet]').toArray();
  expect(tags).toHaveLength(3);
  for (const { attribs } of tags) {
    const { body } = await get(attribs.src ?? attribs.href ?? '', 'identity');
    const hash = createHash('sha384').update(body).digest('base64');
    expect([attribs.integrity, attribs.crossorigin]).toEqual([`sha384-${hash}`, 'anonymous']);
  }
  expect($('script[src]').attr('type')).toBe('module');
});
