/** Heads of requests that HTTP has special rules for. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../support/listen.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { valid } from '../support/submit.ts';

let site: Listening;
beforeAll(async () => {
  site = await listen(sharedApp());
});
afterAll(() => site.close());

const megabyte = 1024 * 1024;
const lines = (...all: readonly string[]) => [...all, '', ''].join('\r\n');
const security = /^Content-Security-Policy: default-src 'none'/m;

/** All that comes back until the server ends the connection. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(site.port, '127.0.0.1');
  socket.write(bytes);
  return Buffer.concat(await socket.toArray()).toString('latin1');
}

describe('Expect: 100-continue', () => {
  const post = (path: string, length: number, ...headers: readonly string[]) =>
    lines(
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      'Expect: 100-continue',
      `Content-Length: ${length}`,
      ...headers,
    );
  const json = 'Content-Type: application/json';
  const upload = 'Content-Type: multipart/form-data; boundary=x';

  test.each([
    ['a text form that is too long', 413, post('/forms/contact', 50 * megabyte, json)],
    ['an application that is too long', 413, post('/forms/application', 50 * megabyte, upload)],
    ['an application a little too long', 413, post('/forms/application', 6 * megabyte, upload)],
    ['another content type', 415, post('/forms/contact', 9, 'Content-Type: text/plain')],
    ["another site's page", 403, post('/forms/contact', 9, json, 'Sec-Fetch-Site: cross-site')],
    ['a path that does not exist', 404, post('/nothing', 9)],
    ['a path that takes no post', 405, post('/About', 50 * megabyte)],
  ])(
    'gets the final answer at once for %s, and is not asked for the body',
    async (_, status, head) => {
      const answer = await answerTo(head);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer).toMatch(/^Connection: close\r$/m);
      expect(answer).not.toContain('100 Continue');
    },
  );

  test('is asked for a body that will be read, and then answered', async () => {
    const body = JSON.stringify(valid.contact);
    const socket = connect(site.port, '127.0.0.1');
    socket.write(post('/forms/contact', body.length, json, 'Accept: application/json'));
    const [interim] = await once(socket, 'data');
    expect(String(interim)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write(body);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 .*"ok":true/s);
    socket.destroy();
  });

  test.each(['200-ok', '100-continued', 'x'])(
    'any other expectation, %s, gets 417',
    async (value) => {
      const answer = await answerTo(
        lines(
          'POST /forms/contact HTTP/1.1',
          'Host: localhost',
          `Expect: ${value}`,
          'Content-Length: 9',
        ),
      );
      expect(answer).toMatch(/^HTTP\/1\.1 417 /);
      expect(answer).toMatch(security);
    },
  );
});

describe('Host', () => {
  const get = (version: string, ...hosts: readonly string[]) =>
    lines(`GET /About HTTP/${version}`, 'Connection: close', ...hosts);

  test.each([
    ['none', get('1.1')],
    ['two', get('1.1', 'Host: localhost', 'Host: localhost')],
    ['two of an older version', get('1.0', 'Host: localhost', 'Host: other')],
    ['two spelled differently', get('1.1', 'host: localhost', 'HOST: other')],
    ['a list', get('1.1', 'Host: localhost, other')],
    ['an address', get('1.1', 'Host: http://localhost/')],
    ['an account', get('1.1', 'Host: user@localhost')],
    ['a port that is no number', get('1.1', 'Host: localhost:http')],
  ])('%s gets 400 with the security headers', async (_, head) => {
    const answer = await answerTo(head);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/^Connection: close\r$/m);
    expect(answer).toMatch(security);
  });

  test.each([
    ['a name', get('1.1', 'Host: www.company.example')],
    ['a port', get('1.1', 'Host: localhost:3000')],
    ['an IPv4 address', get('1.1', 'Host: 127.0.0.1:80')],
    ['an IPv6 address', get('1.1', 'Host: [::1]:3000')],
    ['an empty value', get('1.1', 'Host:')],
    ['none in HTTP/1.0', get('1.0')],
  ])('%s is answered', async (_, head) => {
    expect(await answerTo(head)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('a bad upload fails no other request', async () => {
    const head = lines('POST /forms/contact HTTP/1.1', `Content-Length: ${megabyte}`);
    expect(await answerTo(head + 'x'.repeat(megabyte))).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('OPTIONS * tells the methods of the server', async () => {
  const answer = await answerTo(
    lines('OPTIONS * HTTP/1.1', 'Host: localhost', 'Connection: close'),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 204 /);
  expect(answer).toMatch(/^Allow: GET, HEAD, POST, OPTIONS\r$/m);
  expect(answer).toMatch(security);
});

describe('a whole URL as target', () => {
  test.each([
    ['http://localhost/About', 200],
    ['HTTPS://localhost:8080/About?x=1', 200],
    ['http://localhost', 200],
    ['http://localhost?x=1', 200],
    ['http://localhost/assets', 404],
    ['http://localhost/nothing', 404],
    ['http:///About', 400],
    ['http:///assets', 400],
    ['http://', 400],
    ['ftp://localhost/assets', 404],
    ['ftp:///assets', 400],
    ['x:///assets/', 400],
  ])('%s gets %i', async (target, status) => {
    const answer = await answerTo(
      lines(`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close'),
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});
