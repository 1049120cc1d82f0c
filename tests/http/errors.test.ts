import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../support/createTestApp.ts';
import { damagedManifest } from '../support/damagedManifest.ts';
import { exchange } from '../support/exchange.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { messages } from '../support/specification.ts';

const app = sharedApp();
/* The home page asks for pictures that this build does not have. */
const failing = createTestApp({ manifest: damagedManifest() });

/** What an error page has in common with every other page. */
function expectLayout(html: string): void {
  const $ = load(html);
  expect($('header nav a[href="/Contact"]').length).toBeGreaterThan(0);
  expect($('footer a[href="/PrivacyPolicy"]')).toHaveLength(1);
  expect($('main h1')).toHaveLength(1);
  expect($('main a.button').length).toBeGreaterThan(0);
  expect($('link[rel=stylesheet]')).toHaveLength(2);
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('link[rel=canonical]')).toHaveLength(0);
}

/** The name of a failure is on the page, at the end: the headline and the title are for people. */
function expectName(html: string, name: string): void {
  const $ = load(html);
  expect($('main .error-name').text()).toContain(name);
  expect($('main .error-name').nextAll()).toHaveLength(0);
  expect($('title').text()).toBe(`${$('main h1').text()} | Rupantra`);
  expect($('main h1').text()).not.toContain(name);
}

describe('a path that does not exist', () => {
  test.each([
    '/nothing',
    '/About/team',
    '/Aboutx',
    '/index.html',
    '/.env',
    '/.git/config',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/',
    '/assets/unknown.js',
    '/assets/..%2fmanifest.json',
    '/assets/%2e%2e/server.js',
    '/manifest.json',
    '/server.js',
    '/metrics',
    '/forms',
    '/forms/unknown',
    '/healthz/',
    '/%00',
    '/%E0%A4%85',
    '/<script>alert(1)</script>',
    `/${'a'.repeat(4000)}`,
  ])('%.40s answers 404 in the full layout', async (path) => {
    const { status, headers, text } = await exchange(app, { path });
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expectName(text, messages.notFound);
    expect(headers['cache-control']).toBe('no-store');
    expectLayout(text);
    expect(text).not.toContain('alert(1)');
  });

  test('answers 404 to every method', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']) {
      const { status } = await exchange(app, { method, path: '/nothing' });
      expect([method, status]).toEqual([method, 404]);
    }
  });
});

describe('a malformed percent escape in a path', () => {
  test.each(['/%', '/%zz', '/About%', '/%E0%A4%A', '/%C3%28', '/%ff', '/assets/%', '/forms/%E0'])(
    '%s answers 400 in the full layout',
    async (path) => {
      const { status, text } = await exchange(app, { path });
      expect(status).toBe(400);
      expectLayout(text);
    },
  );

  test('in a query it does not matter', async () => {
    const { status } = await exchange(app, { path: '/?faq=%zz&%' });
    expect(status).toBe(200);
  });
});

describe('a failure of ours', () => {
  test('answers 500 with words that help, a request id, and nothing from inside', async () => {
    const { status, headers, text } = await exchange(failing, { path: '/' });
    const shown = load(text)('main').text();
    expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    expectName(text, messages.failed);
    expect(shown).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/);
    expectLayout(text);
    for (const secret of [
      /picture named/i,
      /\bat .*:\d+:\d+/,
      /node_modules/,
      /\.tsx?\b/,
      /dist\//,
      /Error: /,
      process.cwd(),
    ]) {
      expect(text).not.toMatch(secret);
    }
  });

  test('gives each request an id of its own', async () => {
    const idOf = async () =>
      load((await exchange(failing, { path: '/' })).text)('main code').text();
    expect(await idOf()).not.toBe(await idOf());
  });

  test('leaves the other pages as they are', async () => {
    expect((await exchange(failing, { path: '/PrivacyPolicy' })).status).toBe(200);
  });

  test('answers HEAD without a body', async () => {
    const { status, body } = await exchange(failing, { method: 'HEAD', path: '/' });
    expect([status, body.length]).toEqual([500, 0]);
  });
});
