import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { exchange } from '../support/exchange.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();
const paths = pages.map(({ path }) => path).filter((path) => path !== '/');

/** Every letter as its percent-encoding. */
const encoded = (path: string) =>
  path.replace(/[A-Za-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

const spellings: Readonly<Record<string, (path: string) => string>> = {
  'in lower case': (path) => path.toLowerCase(),
  'in upper case': (path) => path.toUpperCase(),
  'with a slash at its end': (path) => `${path}/`,
  'with two slashes at its end': (path) => `${path}//`,
  'with a double slash': (path) => `/${path}`,
  'in lower case between slashes': (path) => `//${path.toLowerCase()}//`,
  'percent-encoded': encoded,
};

describe.each(Object.entries(spellings))('a path %s', (_, spell) => {
  test.each(paths)('leads to %s, query kept', async (path) => {
    for (const query of ['', '?faq=access&utm_source=a%20b&x=%2F&x=+']) {
      const { status, headers } = await exchange(app, { path: spell(path) + query });
      expect([status, headers.location]).toEqual([308, path + query]);
    }
  });
});

test.each(['//', '///', '//?faq=access'])('%s leads home', async (path) => {
  const { status, headers } = await exchange(app, { path });
  expect([status, headers.location]).toEqual([308, path.replace(/^\/+/, '/')]);
});

test.each(['HEAD', 'POST', 'PUT', 'DELETE'])(
  '%s is led to the right spelling too',
  async (method) => {
    const { status, headers } = await exchange(app, { method, path: '/contact/?a=1', body: '' });
    expect([status, headers.location]).toEqual([308, '/Contact?a=1']);
  },
);

describe('no redirect leads off the site', () => {
  test.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/about/',
    '///evil.example//',
    '/\\evil.example/',
    '/%2F%2Fevil.example/',
    '/%5Cevil.example/about',
    '//evil.example/%2e%2e/about/',
    '/about/..//evil.example/',
    'http://evil.example/',
    'http://evil.example/about/',
    '//user:secret@evil.example/about',
    '/about/?next=//evil.example/',
    '//about//?//evil.example/',
    '/about;//evil.example/',
  ])('%s', async (path) => {
    const { status, headers } = await exchange(app, { path, headers: { Host: 'evil.example' } });
    const location = headers.location ?? '/';
    expect(status).toBeLessThan(500);
    expect(location.split('?')[0]).toMatch(/^\/[A-Za-z]*$/);
    expect(new URL(location, 'https://www.company.example').host).toBe('www.company.example');
  });
});

test('a redirect may be revalidated and is no promise for ever', async () => {
  const { headers } = await exchange(app, { path: '/about' });
  expect(headers['cache-control']).toMatch(/no-cache|no-store|max-age/);
});
