/** Requests that are malformed, ambiguous or meant for something that is not here. */
import { METHODS } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readManifest } from '#server/assets/manifest.ts';
import { build } from '../support/createTestApp.ts';
import { failures, not, startTarget, type Target } from './hostile.ts';
import { mutate, random } from './mutate.ts';

let target: Target;
beforeAll(async () => {
  target = await startTarget();
});
afterAll(async () => expect(await target.end()).toEqual([]));

const request = (line: string, ...headers: readonly string[]) =>
  Buffer.from([line, 'Host: localhost', ...headers, '', ''].join('\r\n'), 'latin1');
const get = (path: string, ...headers: readonly string[]) =>
  request(`GET ${path} HTTP/1.1`, 'Connection: close', ...headers);
const named = (requests: readonly Buffer[]) =>
  requests.map((bytes) => ({ name: bytes.toString('latin1').slice(0, 90), bytes }));
const { script } = readManifest(build);

test('heads with damage by chance are answered, or not at all', async () => {
  const next = random(20_261_119);
  const heads = [
    get('/Career?job=sr-software-developer&apply=open', 'Accept-Encoding: br', 'Accept: text/html'),
    get(script.file, 'If-None-Match: "x"', 'Range: bytes=0-1', 'X-Request-Id: 0123456789'),
    request('POST /forms/contact HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 0'),
  ];
  const requests = Array.from({ length: 600 }, (_, index) => ({
    name: `head ${index}`,
    bytes: mutate(heads[index % heads.length] ?? Buffer.alloc(0), next),
    isCut: true,
  }));
  const outcomes = await target.send(requests);
  expect(failures(outcomes)).toEqual([]);
  expect(outcomes.filter(({ statuses }) => statuses.length > 0).length).toBeGreaterThan(300);
});

describe('a path that leads out of the site', () => {
  const ups = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '%252e%252e%252f'];
  const moreUps = ['..%c0%af', '%c0%ae%c0%ae/', '..;/', '.%00./', '..%00/', '....//', '..%u2215'];
  const starts = [
    '/',
    '/assets/',
    '/assets/x/',
    '//',
    '/.well-known/',
    '/forms/',
    '/./',
    '/About/',
  ];
  const ends = ['etc/passwd', 'package.json', 'server.js', 'proc/self/environ'];
  const paths = starts.flatMap((start) =>
    [...ups, ...moreUps].flatMap((up) => ends.map((end) => `${start}${up.repeat(6)}${end}`)),
  );

  test('is answered with 404 or 400, or the way to a page of the site', async () => {
    const outcomes = await target.send(named(paths.map((path) => get(path))));
    expect(not(outcomes, 308, 400, 404)).toEqual([]);
    expect(outcomes.filter(({ text }) => /root:|"type":"commonjs"|PATH=/.test(text))).toEqual([]);
  });

  test('never redirects to another site', async () => {
    const lures = [
      '//evil.example',
      '/\\evil.example',
      '/%2f%2fevil.example',
      '///evil.example/About',
    ];
    const more = [
      '/%5cevil.example',
      '//evil.example/%2e%2e',
      'http://evil.example/about',
      '/\tevil',
    ];
    const ending = [...lures, ...more].flatMap((lure) => [
      lure,
      `${lure}/`,
      `${lure}/About/`,
      `${lure}?a`,
    ]);
    const outcomes = await target.send(named(ending.map((path) => get(path))));
    const places = outcomes.flatMap(({ text }) => /^Location: (.*)\r$/im.exec(text)?.[1] ?? []);
    expect(not(outcomes, 200, 308, 400, 404)).toEqual([]);
    expect(places.filter((place) => !/^\/(?![/\\])/.test(place))).toEqual([]);
  });
});

test('a request within a request is never answered', async () => {
  const inner = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const chunked = `0\r\n\r\n${inner}`;
  const framings = [
    ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: chunked', 'Content-Length: 5'],
    ['Content-Length: 5', 'Content-Length: 6'],
    ['Content-Length: 5, 5'],
    ['Content-Length: +5'],
    ['Content-Length: -5'],
    ['Content-Length: 0x5'],
    ['Content-Length: 5 5'],
    ['Content-Length: 99999999999999999999'],
    ['Content-Length : 5'],
    ['Transfer-Encoding: xchunked'],
    ['Transfer-Encoding : chunked'],
    ['Transfer-Encoding: identity'],
    ['Transfer-Encoding: chunked, identity'],
    ['Transfer-Encoding: "chunked"'],
    ['Transfer-Encoding:\x0bchunked'],
    ['X: y\nTransfer-Encoding: chunked', 'Content-Length: 5'],
    ['X: y\rTransfer-Encoding: chunked', 'Content-Length: 5'],
    [' Transfer-Encoding: chunked', 'Content-Length: 5'],
    ['Content-Length: \r\n 5'],
  ];
  const sizes = [
    '0x0',
    '-1',
    '+1',
    '1 ',
    ' 1',
    '1;',
    'g',
    '',
    'ffffffffffffffffff',
    '1\n',
    '00;\n',
  ];
  const post = (...headers: readonly string[]) =>
    request('POST /forms/contact HTTP/1.1', 'Content-Type: application/json', ...headers);
  const requests = [
    ...framings.map((headers) => Buffer.concat([post(...headers), Buffer.from(chunked)])),
    ...sizes.map((size) =>
      Buffer.concat([
        post('Transfer-Encoding: chunked'),
        Buffer.from(`${size}\r\na\r\n0\r\n\r\n${size === '1' ? '' : inner}`),
      ]),
    ),
  ];
  const outcomes = await target.send(named(requests));
  expect(failures(outcomes)).toEqual([]);
  const answered = outcomes.filter(({ text }) => /smuggled/.test(text));
  expect(answered.map(({ name }) => name)).toEqual([]);
  expect(outcomes.filter(({ statuses }) => statuses.length > 1).map(({ name }) => name)).toEqual(
    [],
  );
});

test('what is larger than any request is refused', async () => {
  const huge = 'x'.repeat(70_000);
  const outcomes = await target.send([
    { name: 'a path', bytes: get(`/${huge}`) },
    { name: 'a query', bytes: get(`/?${huge}`) },
    { name: 'a header', bytes: get('/', `X: ${huge}`) },
    { name: 'a name of a header', bytes: get('/', `${huge}: x`) },
    { name: 'a cookie', bytes: get('/', `Cookie: ${huge}`) },
    { name: 'very many headers', bytes: get('/', ...Array<string>(9000).fill('X: y')) },
    { name: 'a method', bytes: request(`${huge} / HTTP/1.1`) },
  ]);
  expect(not(outcomes, 400, 431)).toEqual([]);
});

test('what is long, and small enough to be read, is answered', async () => {
  const long = '%41'.repeat(4000);
  const outcomes = await target.send([
    { name: 'a path', bytes: get(`/${long}`) },
    { name: 'a query', bytes: get(`/?faq=${long}`) },
    { name: 'a search', bytes: get(`/Blog?q=${long}`) },
    { name: 'many values', bytes: get(`/Career?${'job=x&'.repeat(2000)}`) },
    {
      name: 'many headers',
      bytes: get('/', ...Array<string>(90).fill('Accept-Encoding: br;q=0.1')),
    },
    { name: 'many codings', bytes: get('/', `Accept-Encoding: ${'a,'.repeat(5000)}`) },
    { name: 'many types', bytes: get('/nothing', `Accept: ${'a/b;q=0.1,'.repeat(1200)}`) },
    { name: 'many tags', bytes: get('/', `If-None-Match: ${'"a", '.repeat(2500)}`) },
    { name: 'many hops', bytes: get('/', `X-Forwarded-For: ${'::1, '.repeat(2500)}`) },
  ]);
  expect(not(outcomes, 200, 404)).toEqual([]);
});

describe('odd methods', () => {
  const paths = [
    '/',
    '/nothing',
    '/forms/contact',
    script.file,
    '/healthz',
    '/robots.txt',
    '/about',
  ];
  const asked = (method: string) =>
    paths.map((path) => request(`${method} ${path} HTTP/1.1`, 'Connection: close'));

  test('are refused, redirected or answered with the allowed methods', async () => {
    const known = METHODS.filter((method) => !['GET', 'HEAD', 'POST', 'CONNECT'].includes(method));
    const outcomes = await target.send(named(known.flatMap(asked)));
    expect(not(outcomes, 204, 308, 404, 405)).toEqual([]);
  });

  test('that nobody knows are refused', async () => {
    const unknown = ['get', 'GETT', 'BREW', '\x00', 'G E T', 'CONNECT'];
    const outcomes = await target.send(named(unknown.flatMap(asked)));
    expect(outcomes.filter(({ statuses }) => statuses.some((status) => status < 400))).toEqual([]);
    expect(failures(outcomes)).toEqual([]);
  });
});

test('nothing that a client puts into a header comes back as one, or as a line of the log', async () => {
  const lines = [
    '%0d%0aX-Injected:%201',
    '%0aX-Injected:1',
    '\x01\x02',
    '%E5%98%8A%E5%98%8DX-Injected:1',
  ];
  const paths = ['/about', '/About/', '/nothing', '/forms/contact', '/Blog'];
  const requests = lines.flatMap((line) =>
    paths.flatMap((path) => [
      get(`${path}?a=${line}`),
      get(`${path}${line}`),
      get(path, `X-Request-Id: 01234567${line}`),
      get(path, `X-Request-Id: {"level":60}`, `Host: evil.example`),
      get(path, `X-Forwarded-Host: evil.example${line}`, 'X-Forwarded-Proto: javascript'),
      get(path, `Origin: http://x${line}`, `Referer: ${line}`, `Accept-Encoding: ${line}`),
    ]),
  );
  const outcomes = await target.send(named(requests));
  expect(failures(outcomes)).toEqual([]);
  const heads = outcomes.map(({ text }) => text.split('\r\n\r\n', 1)[0] ?? '');
  expect(heads.filter((each) => /^X-Injected|evil/im.test(each))).toEqual([]);
  const ids = [...target.site.output().matchAll(/^\{[^\n]*?"id":("[^,]*),/gm)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.filter((id) => !/^"[\w.-]{8,64}"$/.test(id ?? ''))).toEqual([]);
});

test('ranges, targets and versions of every kind are answered', async () => {
  const ranges = [
    '0-',
    '-1',
    '9-2',
    '99999999-',
    'x-y',
    '0-0,2-3',
    '-',
    '1e3-',
    '-0',
    '0-1,'.repeat(900),
  ];
  const outcomes = await target.send(
    named([
      ...ranges.map((range) => get(script.file, `Range: bytes=${range}`)),
      get('*'),
      request('OPTIONS * HTTP/1.1', 'Connection: close'),
      get('http://localhost/About'),
      get('/About#part'),
      get('/?'),
      get('/', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
      get('/', 'Upgrade: websocket', 'Sec-WebSocket-Key: x'),
      get('/', 'Expect: 200-ok'),
      get('/', 'If-Modified-Since: no date', 'If-None-Match: W/'),
      get('/', 'Accept-Encoding: br;q=-1, *;q=NaN', 'Accept: */*;q=9'),
      Buffer.from('GET /\r\n\r\n'),
      Buffer.from('GET / HTTP/9.9\r\n\r\n'),
      Buffer.from('GET / HTTP/1.0\r\n\r\n'),
      Buffer.from('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'),
      Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
      Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 'latin1'),
    ]),
  );
  expect(not(outcomes, 200, 204, 400, 404, 405, 417)).toEqual([]);
});

test('there are enough of them', () => {
  process.stdout.write(`hostile requests: ${target.sent()} requests\n`);
  expect(target.sent()).toBeGreaterThanOrEqual(1500);
});
