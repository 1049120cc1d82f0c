/** What one client may take of the built site. Slow clients take long to meet a limit: they are in tests/soak/. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../support/exchange.ts';
import { openConnection, openUpload } from './openRequests.ts';
import { startWatchedSite, type WatchedSite } from './watchedSite.ts';
import { sendRaw } from './wire.ts';

const patience = { timeout: 20_000 };
const megabyte = 1024 * 1024;
let site: WatchedSite;
beforeAll(async () => {
  site = await startWatchedSite({
    KEEP_ALIVE_SECONDS: '1',
    SITE_URL: 'https://www.company.example',
  });
});
afterAll(() => site.stop());

const post = (path: string, ...headers: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Accept: text/html', ...headers, '', ''].join(
    '\r\n',
  );

describe('a body that is too large', () => {
  test.each(['/forms/contact', '/forms/enquiry'])(
    'is refused by %s before any of it',
    async (path) => {
      const type = 'Content-Type: application/json';
      const socket = await openConnection(site);
      const first = new Promise((resolve) => socket.once('data', resolve));
      socket.write(post(path, type, `Content-Length: ${1024 * megabyte}`));
      expect(String(await first)).toMatch(/^HTTP\/1\.1 413 /);
      socket.destroy();
    },
  );

  test('is read up to a limit, then the connection is cut', async () => {
    const type = 'Content-Type: multipart/form-data; boundary=x';
    const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"`;
    const fields = `${part('firstName')}\r\n\r\nMeera\r\n${part('resume')}; filename="a.pdf"\r\n\r\n`;
    const heads = [
      post('/forms/application', type, `Content-Length: ${1024 * megabyte}`) + fields,
      post('/forms/contact', 'Content-Type: application/json', 'Content-Length: 1000000000'),
      post('/nothing', 'Content-Length: 1000000000'),
      'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n',
    ];
    for (const head of heads) {
      const { sentBytes, text } = await sendRaw(site.port, head, { thenEndlessly: true });
      expect(text).toMatch(/^HTTP\/1\.1 (413|404|200) /);
      /* What lies in the buffers of the system on both sides is among it. */
      expect(sentBytes).toBeLessThan(24 * megabyte);
    }
    const { text } = await sendRaw(site.port, heads[0] ?? '', { thenEndlessly: true });
    expect(text).toContain('value="Meera"');
  });

  test('is discarded up to a limit if the client ignores the answer', async () => {
    const heads = [
      post('/nothing', 'Content-Length: 1000000000'),
      post('/nothing', `X: ${'x'.repeat(20_000)}`, 'Content-Length: 1000000000'),
    ];
    for (const head of heads) {
      const options = { thenEndlessly: true, isStubborn: true };
      const { sentBytes, statuses } = await sendRaw(site.port, head, options);
      expect(statuses).toEqual([head === heads[0] ? 404 : 431]);
      expect(sentBytes).toBeGreaterThan(20 * megabyte);
      expect(sentBytes).toBeLessThan(64 * megabyte);
    }
  });

  test('is measured where no length was declared', async () => {
    const chunked = 'Transfer-Encoding: chunked';
    for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
      const path = type.startsWith('m') ? '/forms/application' : '/forms/contact';
      const head = post(path, `Content-Type: ${type}`, chunked);
      const { text, sentBytes } = await sendRaw(site.port, head, { thenEndlessly: 'in chunks' });
      expect(text).toMatch(/^HTTP\/1\.1 413 /);
      expect(sentBytes).toBeLessThan(32 * megabyte);
    }
  });
});

describe('a request that cannot be parsed', () => {
  test.each([
    ['400', 'GET / HTTP/1.1\r\nHost: localhost\r\nno header\r\n\r\n'],
    ['400', 'nonsense\r\n\r\n'],
    ['431', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['431', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ])('is answered with %s, the headers of every answer, and the end', async (status, bytes) => {
    const { text } = await sendRaw(site.port, bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(text).toMatch(/^Connection: close\r$/m);
    expect(text).toMatch(/^Content-Security-Policy: default-src 'none'/m);
    expect(text).toMatch(/^Strict-Transport-Security: max-age=\d{8}/m);
  });
});

test('an idle connection is closed after its time', async () => {
  const socket = await openConnection(site);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.resume().write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await closed;
});

test('no more than 128 uploads arrive at a time; one too many is asked to come again', async () => {
  const inFlight = async () => (await site.metrics()).get('uploads_in_flight');
  await expect.poll(inFlight, patience).toBe(0);
  const uploads = await Promise.all(Array.from({ length: 128 }, () => openUpload(site, 3000)));
  await expect.poll(inFlight, patience).toBe(128);
  const oneMore = await openUpload(site, 3000);
  expect(await oneMore.status).toBe(503);
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', Accept: 'text/html' };
  const told = await ask(site.port, { method: 'POST', path: '/forms/application', headers });
  expect([told.status, told.headers['retry-after']]).toEqual([503, '5']);
  expect(told.text).toContain('We are busy at the moment');
  expect((await ask(site.port, { path: '/Contact' })).status).toBe(200);
  for (const { finish } of uploads.slice(0, 64)) finish();
  for (const { abort } of uploads.slice(64)) abort();
  const statuses = await Promise.allSettled(uploads.map(({ status }) => status));
  expect(statuses.filter((each) => each.status === 'fulfilled' && each.value === 200)).toHaveLength(
    64,
  );
  await expect.poll(inFlight, patience).toBe(0);
});
