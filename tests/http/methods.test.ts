import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { readManifest } from '#server/assets/manifest.ts';
import { build } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();
const { stylesheet, script } = readManifest(build);

/** One kind of path each, with the methods that it has beside OPTIONS. */
const readOnly = [
  ...pages.map(({ path }) => path),
  '/?faq=access',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/favicon.ico',
  stylesheet.file,
  script.file,
].map((path) => ({ path, has: ['GET', 'HEAD'] }));
const forms = ['/forms/enquiry', '/forms/contact', '/forms/application'].map((path) => ({
  path,
  has: ['GET', 'HEAD', 'POST'],
}));

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY', 'LINK'];
const allowed = (value: string | undefined) => (value ?? '').split(/,\s*/).sort();

describe.each([...readOnly, ...forms])('$path', ({ path, has }) => {
  test('answers 405 with Allow to a method that it does not have', async () => {
    for (const method of methods.filter((each) => !has.includes(each))) {
      const { status, headers } = await exchange(app, { method, path });
      expect([method, status]).toEqual([method, 405]);
      expect(allowed(headers.allow)).toEqual([...has, 'OPTIONS'].sort());
    }
  });

  test('answers OPTIONS with 204 and Allow', async () => {
    const { status, headers, body } = await exchange(app, { method: 'OPTIONS', path });
    expect([status, body.length]).toEqual([204, 0]);
    expect(allowed(headers.allow)).toEqual([...has, 'OPTIONS'].sort());
  });
});

test('a person who meets a 405 sees the full layout', async () => {
  const { text, headers } = await exchange(app, { method: 'POST', path: '/About' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const $ = load(text);
  expect($('header nav a[href="/Contact"]').length).toBeGreaterThan(0);
  expect($('main h1')).toHaveLength(1);
});
