import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange, type Reply } from '../support/exchange.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();
/* The last has had the time to prepare its pages. */
const replicas = [app, createTestApp(), createTestApp()];

beforeAll(() => replicas[2]?.warm());
const get = (path: string, headers: Record<string, string> = {}) =>
  exchange(app, { path, headers });

function decode({ headers, body }: Reply): string {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body).toString();
    case 'gzip':
      return gunzipSync(body).toString();
    default:
      return body.toString();
  }
}

/** What clients send, and the encoding that they get. */
const negotiations: readonly (readonly [string | undefined, string | undefined])[] = [
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['nonsense;;;q=x', undefined],
];

test.each(negotiations)('Accept-Encoding %j gets %s', async (accepted, encoding) => {
  const reply = await get('/', accepted === undefined ? {} : { 'Accept-Encoding': accepted });
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(decode(reply)).toMatch(/^<!doctype html>.*<\/html>$/s);
});

describe.each(pages)('$path', ({ path }) => {
  const all = () =>
    Promise.all(['identity', 'gzip', 'br'].map((each) => get(path, { 'Accept-Encoding': each })));

  test('decodes to the same HTML in every encoding, each with a strong ETag of its own', async () => {
    const replies = await all();
    expect(new Set(replies.map(decode)).size).toBe(1);
    const etags = replies.map(({ headers }) => headers.etag ?? '');
    for (const etag of etags) expect(etag).toMatch(/^"[\x21\x23-\x7e]+"$/);
    expect(new Set(etags).size).toBe(3);
  });

  test('is revalidated each time, and varies by encoding', async () => {
    for (const { headers, body } of await all()) {
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test.each(['br', 'gzip', 'identity'])(
    'has the same bytes and ETag from every replica in %s',
    async (encoding) => {
      const sent = { path, headers: { 'Accept-Encoding': encoding } };
      const [one, fresh, warm] = await Promise.all(replicas.map((each) => exchange(each, sent)));
      expect(fresh?.body.equals(one?.body ?? Buffer.alloc(0))).toBe(true);
      expect(fresh?.headers.etag).toBe(one?.headers.etag);
      expect(warm?.headers.etag).toBe(one?.headers.etag);
      expect(warm?.body.equals(one?.body ?? Buffer.alloc(0))).toBe(true);
    },
  );

  test('answers 304 without a body when the client has those bytes', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const etag = (await get(path, headers)).headers.etag ?? '';
    for (const match of [etag, `W/${etag}`, `"other", ${etag}`, `W/"other" , W/${etag}`, '*']) {
      const {
        status,
        body,
        headers: sent,
      } = await get(path, { ...headers, 'If-None-Match': match });
      expect([match, status, body.length]).toEqual([match, 304, 0]);
      expect(sent).toMatchObject({ etag, vary: 'Accept-Encoding' });
      expect(sent['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
  });

  test('answers 200 when the client has other bytes', async () => {
    const gzipped = (await get(path, { 'Accept-Encoding': 'gzip' })).headers.etag ?? '';
    for (const match of [gzipped, '"other"', 'W/"other"', gzipped.replaceAll('"', '')]) {
      const { status } = await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': match });
      expect([match, status]).toEqual([match, 200]);
    }
  });
});

test('another configuration has another ETag', async () => {
  const renamed = createTestApp({ environment: { COMPANY_NAME: 'Asha Pay' } });
  const { headers } = await exchange(renamed, { path: '/' });
  expect(headers.etag).not.toBe((await get('/')).headers.etag);
});
