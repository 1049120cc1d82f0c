/** A client that keeps its connection, as every browser and proxy does, and is refused before all was read. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../support/createTestApp.ts';
import { pdf } from '../support/documents.ts';
import type { Exchange } from '../support/exchange.ts';
import { type Listening, listen } from '../support/listen.ts';
import { multipart } from '../support/multipart.ts';

const megabyte = 1024 * 1024;
const resume = (size: number): Exchange => ({
  method: 'POST',
  path: '/forms/application',
  ...multipart([{ name: 'resume', filename: 'a.pdf', value: pdf(size) }]),
});
const text = (size: number, type: string): Exchange => ({
  method: 'POST',
  path: '/forms/contact',
  headers: { 'Content-Type': type },
  body: Buffer.alloc(size, 'a'),
});

let server: Listening;
beforeAll(async () => {
  server = await listen(createTestApp({ environment: { RESUME_MAX_MB: '1' } }));
});
afterAll(() => server.close());

/** The status of each exchange in turn, over as few connections as the answers allow. */
async function inTurn(exchanges: readonly Exchange[]): Promise<unknown[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: unknown[] = [];
  for (const { method = 'GET', path, headers = {}, body } of exchanges) {
    const status = await new Promise((resolve) => {
      const asked = request({ agent, port: server.port, method, path, headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      asked.on('error', (error) => resolve(error.message));
      asked.end(body);
    });
    statuses.push(status);
  }
  agent.destroy();
  return statuses;
}

const refusals: Readonly<Record<string, readonly [Exchange, number]>> = {
  'a resume a little too large': [resume(megabyte + 1), 413],
  'a resume of half as much again': [resume(1.5 * megabyte), 413],
  'a resume of twice the limit': [resume(2 * megabyte), 413],
  'a resume of four times the limit': [resume(4 * megabyte), 413],
  'a resume of many times the limit': [resume(20 * megabyte), 413],
  'a text form of 300 KB': [text(300 * 1024, 'application/json'), 413],
  'a text form of 5 MB': [text(5 * megabyte, 'application/x-www-form-urlencoded'), 413],
  'another content type of 2 MB': [text(2 * megabyte, 'text/plain'), 415],
};

describe.each(Object.entries(refusals))('%s', (_, [refused, status]) => {
  test('is answered, and so is what the client asks next', async () => {
    const next = { path: '/healthz' };
    for (let turn = 0; turn < 3; turn++) {
      expect(await inTurn([refused, next, next])).toEqual([status, 200, 200]);
    }
  });
});

/** All that comes back to a client that sends everything before it reads anything. */
async function sendThenRead({ port }: Listening, head: string, bytes: number): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' }).pause();
  socket.write(head);
  const block = Buffer.alloc(64 * 1024, 'a');
  for (let sent = 0; sent < bytes; sent += block.length) {
    if (!socket.write(block)) await once(socket, 'drain');
  }
  const chunks: Buffer[] = await socket.resume().toArray();
  return Buffer.concat(chunks).toString('latin1');
}

const megabytes20 = 20 * megabyte;
const head = (start: string, ...headers: readonly string[]) =>
  [start, 'Host: localhost', `Content-Length: ${megabytes20}`, ...headers, '', ''].join('\r\n');
const json = 'Content-Type: application/json';
const upload = 'Content-Type: multipart/form-data; boundary=x';

describe('a client that sends 20 MB before it reads is answered, and told that the connection ends', () => {
  test.each([
    ['413 for a text form', 413, head('POST /forms/contact HTTP/1.1', json)],
    ['413 for an application', 413, head('POST /forms/application HTTP/1.1', upload)],
    ['415', 415, head('POST /forms/contact HTTP/1.1', 'Content-Type: text/plain')],
    ['403', 403, head('POST /forms/contact HTTP/1.1', json, 'Sec-Fetch-Site: cross-site')],
    ['404', 404, head('POST /nothing HTTP/1.1')],
    ['405', 405, head('POST /About HTTP/1.1')],
    ['a page from memory', 200, head('GET / HTTP/1.1')],
  ])('%s', async (_, status, sent) => {
    const text = await sendThenRead(server, sent, megabytes20);
    const [top = '', page = ''] = text.split('\r\n\r\n');
    expect(top).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(top).toMatch(/^Connection: close$/m);
    expect(page.slice(-7)).toBe('</html>');
  });

  test('429', async () => {
    const limited = await listen(createTestApp({ environment: { FORM_POSTS_PER_MINUTE: '1' } }));
    const sent = head('POST /forms/contact HTTP/1.1', json);
    const texts = [0, 1].map(() => sendThenRead(limited, sent, megabytes20));
    const statuses = (await Promise.all(texts)).map((text) => text.slice(9, 12)).sort();
    expect(statuses).toEqual(['413', '429']);
    await limited.close();
  });
});

test('a short body that nobody reads costs no connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  for (const { path, body = '' } of [text(90 * 1024, 'text/plain'), text(9, 'text/plain')]) {
    const headers = { 'Content-Type': 'text/plain', 'Content-Length': body.length };
    const asked = request({ agent, port: server.port, method: 'POST', path, headers });
    const [response] = await once(asked.end(body), 'response');
    ports.add(response.socket.localPort);
    await once(response.resume(), 'end');
    expect([response.statusCode, response.headers.connection]).toEqual([415, 'keep-alive']);
  }
  expect(ports.size).toBe(1);
  agent.destroy();
});
