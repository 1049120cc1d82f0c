/** What a 304 carries (RFC 9110, section 15.4.5), and what that asks of the ETag. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { readManifest } from '#server/assets/manifest.ts';
import { encoded } from '#server/pages/representation.ts';
import { build, createTestApp } from '../support/createTestApp.ts';
import { ask } from '../support/exchange.ts';
import { type Listening, listen } from '../support/listen.ts';
import { sharedApp } from '../support/sharedApp.ts';

const filesOf = (directory: string) =>
  readdirSync(new URL(directory, build)).filter((name) => !/\.(br|gz)$/.test(name));
const documents = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/speculation-rules.json',
];
const resources = [
  ...pages.map(({ path }) => path),
  '/Career?apply=open',
  ...documents,
  ...filesOf('assets/').map((name) => `/assets/${name}`),
  ...filesOf('public/').map((name) => `/${name}`),
];

const allowed = ['cache-control', 'connection', 'date', 'etag', 'keep-alive', 'vary'];
const encodings = ['br', 'gzip', 'identity'];

let site: Listening;
let stopping: Listening;
beforeAll(async () => {
  site = await listen(sharedApp());
  stopping = await listen(createTestApp({ lifecycle: { phase: 'stopping' } }));
});
afterAll(() => Promise.all([site.close(), stopping.close()]));

describe.each(resources)('%s', (path) => {
  test('304 carries what a cache needs and nothing else, from memory or not', async () => {
    for (const encoding of encodings) {
      const headers = { 'Accept-Encoding': encoding };
      /* The first of these is asked before the page is in memory. */
      const unmatched = { path, headers: { ...headers, 'If-None-Match': '*' } };
      const first = await ask(site.port, unmatched);
      const full = await ask(site.port, { path, headers });
      const tag = String(full.headers.etag);
      const again = await ask(site.port, { path, headers: { ...headers, 'If-None-Match': tag } });
      for (const { status, headers: sent, body } of [first, again]) {
        expect([encoding, status, body.length]).toEqual([encoding, 304, 0]);
        expect(Object.keys(sent).filter((name) => !allowed.includes(name))).toEqual([]);
        for (const name of ['cache-control', 'etag', 'vary']) {
          expect([name, sent[name]]).toEqual([name, full.headers[name]]);
        }
      }
    }
  });
});

/** All the bytes that come back to one request. */
async function rawAnswer(path: string, ...headers: readonly string[]): Promise<string> {
  const socket = connect(site.port, '127.0.0.1');
  socket.write([`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n'));
  const [bytes] = await once(socket, 'data');
  socket.destroy();
  return String(bytes);
}

test.each(['/', '/robots.txt', readManifest(build).stylesheet.file])(
  '304 to %s takes less than 300 bytes',
  async (path) => {
    const answer = await rawAnswer(path, 'Accept-Encoding: br', 'If-None-Match: *');
    expect(answer).toMatch(/^HTTP\/1\.1 304 .*\r\n\r\n$/s);
    expect(answer.length).toBeLessThan(300);
  },
);

test.each(['/', '/robots.txt'])('304 to %s says that the connection ends', async (path) => {
  const { status, headers } = await ask(stopping.port, { path, headers: { 'If-None-Match': '*' } });
  expect([status, headers.connection]).toEqual([304, 'close']);
});

test.each(['/healthz', '/Blog?q=payout'])(
  'what was made for one request alone, as %s, is never 304',
  async (path) => {
    const { status } = await ask(site.port, { path, headers: { 'If-None-Match': '*' } });
    expect(status).toBe(200);
  },
);

describe('the ETag', () => {
  const headers = new Map([
    ['Content-Type', 'text/css'],
    ['Content-Security-Policy', "default-src 'none'"],
  ]);
  const body = Buffer.from('a {}');
  const { etag } = encoded(body, headers);

  test('is the same for the same headers and bytes', () => {
    expect(encoded(Buffer.from(body), new Map(headers)).etag).toBe(etag);
  });

  test.each([
    ['byte', Buffer.from('b {}'), headers],
    ['value of a header', body, new Map([...headers, ['Content-Type', 'text/plain']])],
    ['further header', body, new Map([...headers, ['Vary', 'Accept-Encoding']])],
    ['missing header', body, new Map([...headers].slice(1))],
  ])('is another with another %s', (_, otherBody, otherHeaders) => {
    expect(encoded(otherBody, otherHeaders).etag).not.toBe(etag);
  });

  test.each(['/robots.txt', readManifest(build).stylesheet.file, '/icon.svg'])(
    'of %s changes with the security headers of the site',
    async (path) => {
      const origin = 'http://localhost:3000';
      const other = await listen(
        createTestApp({ origin, environment: { ASSET_ORIGIN: 'https://cdn.example' } }),
      );
      const replies = await Promise.all([site, other].map(({ port }) => ask(port, { path })));
      await other.close();
      const [one, two] = replies;
      expect(one?.body.equals(two?.body ?? Buffer.alloc(0))).toBe(true);
      expect(one?.headers.etag).not.toBe(two?.headers.etag);
    },
  );

  test.each([...documents, readManifest(build).stylesheet.file, '/icon.svg'])(
    'of %s is the same from every replica',
    async (path) => {
      const replica = await listen(createTestApp());
      const replies = await Promise.all([site, replica].map(({ port }) => ask(port, { path })));
      await replica.close();
      expect(replies[0]?.headers.etag).toBe(replies[1]?.headers.etag);
    },
  );
});
