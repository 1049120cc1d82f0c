/** A client that keeps its connection, as every browser and proxy does, and is refused before all was read. */
import { Agent, request } from 'node:http';
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
