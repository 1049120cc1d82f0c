import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';

const awkward = 'Asha & Sons <Payments> ]]> "India"';
const app = createTestApp({
  origin: 'https://www.company.example',
  environment: { COMPANY_NAME: awkward },
});

const schema = (name: string) =>
  readFileSync(new URL(`../support/schemas/${name}`, import.meta.url), 'utf8');

/** What libxml2 finds wrong with a document, as XML and against its schema. */
async function problemsOf(xml: string, name: 'sitemap.xsd' | 'atom.rng') {
  const { errors } = await validateXML({
    xml: { fileName: 'document.xml', contents: xml },
    schema: schema(name),
    extension: name.endsWith('.rng') ? 'relaxng' : 'schema',
  });
  return errors.map(({ message }) => message);
}

describe.each([
  ['/sitemap.xml', 'sitemap.xsd'],
  ['/feed.xml', 'atom.rng'],
] as const)('%s', (path, name) => {
  test('is well-formed, and as its schema says', async () => {
    const { text } = await exchange(app, { path });
    expect(await problemsOf(text, name)).toEqual([]);
  });

  test('would be found wrong if it were', async () => {
    const { text } = await exchange(app, { path });
    const damaged = [
      text.replace('https://', 'https: //'),
      text.replace(/2026-\d\d-/, '2026-13-'),
      text.replace('xmlns="http', 'xmlns="https'),
      text.replace('>\n', '>&nbsp;\n'),
      text.slice(0, -8),
    ];
    for (const each of damaged) expect(await problemsOf(each, name)).not.toEqual([]);
  });
});

test('the feed names itself, and keeps an awkward name whole', async () => {
  const { text } = await exchange(app, { path: '/feed.xml' });
  const $ = load(text, { xml: true });
  expect($('feed > link[rel=self]').attr('href')).toBe('https://www.company.example/feed.xml');
  expect($('feed > author > name').text()).toBe(awkward);
});

describe.each([
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
])('%s', (path) => {
  test('is compressed, and answers 304 until something changes', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const first = await exchange(app, { path, headers });
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=3600',
    });
    const known = { ...headers, 'If-None-Match': first.headers.etag ?? '' };
    const { status, body } = await exchange(app, { path, headers: known });
    expect([status, body.length]).toEqual([304, 0]);
  });
});

test('security.txt is written again when its expiry date moves', async () => {
  let now = Date.UTC(2026, 10, 20);
  const dated = createTestApp({ now: () => now });
  const path = '/.well-known/security.txt';
  const before = await exchange(dated, { path });
  now = Date.UTC(2026, 11, 2);
  const after = await exchange(dated, { path });
  expect(before.text).toContain('Expires: 2027-10-01T00:00:00.000Z');
  expect(after.text).toContain('Expires: 2027-11-01T00:00:00.000Z');
  expect(after.headers.etag).not.toBe(before.headers.etag);
});
