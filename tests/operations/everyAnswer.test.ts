/** What every answer of the built site carries, whatever it says, and what the log and the metrics say of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readManifest } from '#server/assets/manifest.ts';
import { createHttpServer } from '#server/connections/createHttpServer.ts';
import { build, configOf } from '../support/createTestApp.ts';
import { ask, type Exchange, type Reply } from '../support/exchange.ts';
import { valid } from '../support/submit.ts';
import { startWatchedSite, type WatchedSite } from './watchedSite.ts';
import { sendRaw } from './wire.ts';

let site: WatchedSite;
beforeAll(async () => {
  site = await startWatchedSite({
    SITE_URL: 'https://www.company.example',
    FORM_POSTS_PER_MINUTE: '6',
  });
});
afterAll(() => site.stop());

/* What HTTP Observatory and its like look for. */
const always = {
  'content-security-policy': /^default-src 'none';.*frame-ancestors 'none'/,
  'cross-origin-embedder-policy': /^require-corp$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(same|cross)-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
};
const never = ['set-cookie', 'x-powered-by', 'server', 'access-control-allow-origin'];

const wrong = (headers: Readonly<Record<string, unknown>>) => [
  ...Object.entries(always).flatMap(([name, value]) =>
    value.test(String(headers[name])) ? [] : [`${name}: ${headers[name]}`],
  ),
  ...never.filter((name) => headers[name] !== undefined),
];

const { stylesheet, script, shareImages } = readManifest(build);
const posted = (body: object, headers: Record<string, string> = {}): Exchange => ({
  method: 'POST',
  path: '/forms/contact',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const answers: readonly (readonly [number, Exchange])[] = [
  [200, { path: '/' }],
  [200, { path: '/', method: 'HEAD' }],
  [200, { path: '/Career?apply=open' }],
  [200, { path: '/Blog?q=payout' }],
  [308, { path: '/about' }],
  [404, { path: '/nothing' }],
  [400, { path: '/%' }],
  [405, { path: '/About', method: 'PUT' }],
  [204, { path: '/About', method: 'OPTIONS' }],
  [200, { path: stylesheet.file }],
  [200, { path: script.file, method: 'HEAD' }],
  [405, { path: stylesheet.file, method: 'POST' }],
  [404, { path: '/assets/nothing.css' }],
  [200, { path: shareImages['/']?.file ?? '' }],
  [200, { path: '/favicon.ico' }],
  [200, { path: '/robots.txt' }],
  [200, { path: '/sitemap.xml' }],
  [200, { path: '/feed.xml' }],
  [200, { path: '/manifest.webmanifest' }],
  [200, { path: '/.well-known/security.txt' }],
  [200, { path: '/healthz' }],
  [200, { path: '/readyz' }],
  [303, { path: '/forms/contact' }],
  [403, posted(valid.contact, { 'Sec-Fetch-Site': 'cross-site' })],
  [200, posted(valid.contact)],
  [422, posted({})],
  [413, posted({ message: 'x'.repeat(110_000) })],
  [415, posted({}, { 'Content-Type': 'text/plain' })],
  [400, { ...posted({}), body: '{' }],
  [415, { ...posted({}), path: '/forms/application' }],
  [429, posted(valid.contact)],
];

describe('every answer carries the security headers, and no cookie', () => {
  test.each(answers)('%i %o', async (status, sent) => {
    const reply: Reply = await ask(site.port, sent);
    expect(reply.status).toBe(status);
    expect(wrong(reply.headers)).toEqual([]);
  });

  test.each([
    [400, 'nonsense\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n'],
    [417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('%i to %.60j', async (status, bytes) => {
    const { statuses, text } = await sendRaw(site.port, bytes);
    expect(statuses).toEqual([status]);
    const lines = text.split('\r\n').map((line) => line.split(': '));
    const headers = lines.map(([name = '', ...value]) => [name.toLowerCase(), value.join(': ')]);
    expect(wrong(Object.fromEntries(headers))).toEqual([]);
  });
});

test.each(['/', stylesheet.file])(
  '304 of %s leaves them to the answer that the client keeps',
  async (path) => {
    const { status, headers } = await ask(site.port, { path, headers: { 'If-None-Match': '*' } });
    expect(status).toBe(304);
    for (const name of [...Object.keys(always), ...never]) {
      expect([name, headers[name]]).toEqual([name, undefined]);
    }
  },
);

const lines = (): Record<string, unknown>[] =>
  site
    .output()
    .split('\n')
    .flatMap((line) => (line.includes('"msg":"request"') ? [JSON.parse(line)] : []));

test('a line of the log says what was asked and answered, by the id that the proxy gave it', async () => {
  const id = 'proxy-0123456789';
  const { body } = await ask(site.port, {
    path: '/RechargeApi?secret=1',
    headers: { 'X-Request-Id': id, 'Accept-Encoding': 'br' },
  });
  const own = () => lines().find((line) => line.id === id);
  await expect.poll(own, { timeout: 5000 }).toBeDefined();
  const { level, time, ...rest } = own() ?? {};
  expect([level, typeof time]).toEqual([30, 'string']);
  expect(rest).toEqual({
    id,
    method: 'GET',
    path: '/RechargeApi',
    status: 200,
    ms: expect.any(Number),
    bytes: body.length,
    msg: 'request',
  });
});

test('an id that is malformed is replaced, and each request has its own', async () => {
  for (const id of ['short', 'x'.repeat(65), 'with space!', '{"level":60}']) {
    await ask(site.port, { path: `/TravelApi`, headers: { 'X-Request-Id': id } });
  }
  const ids = () => lines().flatMap(({ path, id }) => (path === '/TravelApi' ? [String(id)] : []));
  await expect.poll(ids, { timeout: 5000 }).toHaveLength(4);
  expect(ids().filter((id) => !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))).toEqual([]);
  expect(new Set(ids()).size).toBe(4);
});

test('no field that was sent is in the log', () => {
  expect(lines().length).toBeGreaterThan(20);
  for (const value of Object.values(valid.contact)) expect(site.output()).not.toContain(value);
});

test('the metrics count them by route, status, form and outcome', async () => {
  const metrics = await site.metrics();
  const atLeast = (name: string, count = 1) =>
    expect([name, metrics.get(name) ?? 0]).toEqual([name, expect.toSatisfy((n) => n >= count)]);
  atLeast('http_requests_total{route="/",status="200"}', 2);
  atLeast('http_requests_total{route="/",status="304"}');
  atLeast('http_requests_total{route="/assets",status="200"}', 2);
  atLeast('http_requests_total{route="other",status="404"}');
  atLeast('http_requests_total{route="/forms/contact",status="429"}');
  atLeast('http_requests_total{route="malformed",status="400"}');
  atLeast('http_request_duration_seconds_bucket{le="0.1"}', 20);
  atLeast('http_request_duration_seconds_count', 20);
  atLeast('form_submissions_total{form="contact",outcome="accepted"}');
  atLeast('form_submissions_total{form="contact",outcome="invalid"}');
  atLeast('form_submissions_total{form="contact",outcome="refused"}', 4);
  atLeast('process_resident_memory_bytes', 1e7);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'uploads_in_flight']) {
    expect([name, metrics.has(name)]).toEqual([name, true]);
  }
});

test('connections, headers and times are bounded', () => {
  expect(createHttpServer(configOf())).toMatchObject({
    maxConnections: 10_000,
    maxHeadersCount: 100,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 75_000,
    timeout: 30_000,
  });
});
