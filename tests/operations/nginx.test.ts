/** The site as visitors meet it behind deploy/nginx.conf. */
import { readdirSync } from 'node:fs';
import { connect } from 'node:http2';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readManifest } from '#server/assets/manifest.ts';
import { build } from '../support/createTestApp.ts';
import { pdf } from '../support/documents.ts';
import { ask as askPlainly } from '../support/exchange.ts';
import { multipart } from '../support/multipart.ts';
import { routes } from '../support/specification.ts';
import { valid } from '../support/submit.ts';
import { type ProxiedSite, startProxiedSite } from './proxied.ts';

/* A machine may be busy. */
const patience = { timeout: 20_000 };
const megabyte = 1024 * 1024;
let site: ProxiedSite;
beforeAll(async () => {
  site = await startProxiedSite();
});
afterAll(() => site.stop());

test('plain HTTP leads to TLS', async () => {
  const { status, headers } = await askPlainly(site.ports.http, {
    path: '/Career?job=x',
    headers: { Host: 'www.company.example' },
  });
  expect([status, headers.location]).toEqual([308, 'https://www.company.example/Career?job=x']);
});

test('every page comes over one HTTP/2 connection, with the headers of the site and no other', async () => {
  const session = connect(site.origin, { ca: site.nginx.certificate });
  const heads = await Promise.all(
    routes.map(
      (path) =>
        new Promise<Record<string, unknown>>((resolve, reject) => {
          const stream = session.request({ ':path': path });
          stream.on('response', resolve).on('error', reject).resume();
        }),
    ),
  );
  session.close();
  expect(session.alpnProtocol).toBe('h2');
  for (const head of heads) {
    expect(head[':status']).toBe(200);
    expect(head['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(head['content-security-policy']).toContain("default-src 'none'");
    expect([head['set-cookie'], head.server]).toEqual([undefined, 'nginx']);
  }
});

test('an asset is asked of a replica once for each coding, and then comes from the cache', async () => {
  const path = readManifest(build).stylesheet.file;
  const codings = ['br', 'br, gzip', 'gzip, deflate', 'gzip;q=0.5, br;q=0', 'x', 'gzip, br'];
  const sent = [];
  for (const coding of codings) {
    const { status, headers } = await site.ask({ path, headers: { 'Accept-Encoding': coding } });
    expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('immutable')]);
    sent.push(headers['content-encoding'] ?? 'identity');
  }
  expect(sent).toEqual(['br', 'br', 'gzip', 'gzip', 'identity', 'br']);
  const caches = () =>
    site.nginx.requests().flatMap((line) => (line.path === path ? [line.cache] : []));
  const expected = ['MISS', 'HIT', 'MISS', 'HIT', 'MISS', 'HIT'];
  await expect.poll(caches, patience).toEqual(expected);
});

const post = (path: string, body: string | Buffer, headers: Record<string, string>) =>
  site.ask({ method: 'POST', path, body, headers });
const fields = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
const contact = (values: object) =>
  post('/forms/contact', new URLSearchParams({ ...values }).toString(), fields);

describe('forms', () => {
  test('are answered as without a proxy', async () => {
    expect((await contact(valid.contact)).status).toBe(200);
    expect((await contact({ ...valid.contact, email: 'x' })).status).toBe(422);
  });

  test('of the public origin pass, those of another site do not', async () => {
    const body = new URLSearchParams({ ...valid.contact }).toString();
    const from = async (origin: string) =>
      (await post('/forms/contact', body, { ...fields, Origin: origin })).status;
    expect([await from(site.origin), await from('https://evil.example')]).toEqual([200, 403]);
  });

  test('over 100 KB get the words of the site, far larger ones those of the proxy', async () => {
    const near = await contact({ ...valid.contact, message: 'x'.repeat(110 * 1024) });
    const far = await contact({ ...valid.contact, message: 'x'.repeat(300 * 1024) });
    expect([near.status, far.status]).toEqual([413, 413]);
    expect(load(near.text)('header nav').length).toBeGreaterThan(0);
    expect(load(far.text)('h1').text()).toBe('Your message or file is too large');
  });
});

describe('resumes', () => {
  const upload = (size: number) => {
    const texts = Object.entries(valid.application).map(([name, value]) => ({ name, value }));
    const file = { name: 'resume', filename: 'resume.pdf', value: pdf(size) };
    const { headers, body } = multipart([...texts, file]);
    return post('/forms/application', body, { ...headers, Accept: 'text/html' });
  };

  test('of 5 MB pass', async () => expect((await upload(5 * megabyte)).status).toBe(200));

  test('over it get the words of the site, and what was typed is kept', async () => {
    const { status, text } = await upload(6 * megabyte);
    expect(status).toBe(413);
    expect(load(text)('[name=firstName]').attr('value')).toBe(valid.application.firstName);
  });

  test('far over it are refused by the proxy', async () => {
    const { status, text } = await upload(9 * megabyte);
    expect([status, load(text)('h1').text()]).toEqual([413, 'Your message or file is too large']);
  });

  test('that a replica refuses unread are answered, and fail no request of another visitor', async () => {
    const type = { 'Content-Type': 'text/plain', Accept: 'text/html' };
    const refused = () => post('/forms/application', Buffer.alloc(7 * megabyte, 'a'), type);
    const other = async () => (await site.ask({ path: '/healthz' })).status;
    for (let round = 0; round < 5; round += 1) {
      const statuses = await Promise.all([refused(), refused(), refused()]);
      expect(statuses.map(({ status }) => status)).toEqual([415, 415, 415]);
      const others = await Promise.all(Array.from({ length: 40 }, other));
      expect(new Set(others)).toEqual(new Set([200]));
    }
  });

  test('never reach the disk of the proxy', () => {
    for (const name of ['body', 'proxy']) {
      expect(readdirSync(`${site.nginx.directory}/cache/${name}`)).toEqual([]);
    }
  });
});

test('both logs name a request alike, and not as the visitor wanted', async () => {
  await site.ask({ path: '/PosPage?secret=1', headers: { 'X-Request-Id': 'chosen-by-client' } });
  await expect
    .poll(() => site.nginx.requests().map(({ path }) => path), patience)
    .toContain('/PosPage');
  const id = site.nginx.requests().findLast(({ path }) => path === '/PosPage')?.id;
  const output = () => site.replicas.map((replica) => replica.output()).join('');
  await expect
    .poll(output, patience)
    .toMatch(new RegExp(`"id":"${id}","method":"GET","path":"/PosPage"`));
  expect(output()).not.toMatch(/chosen-by-client|secret/);
});
