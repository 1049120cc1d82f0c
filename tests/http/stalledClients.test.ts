/** Clients that ask and do not read. */
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { maxPipelinedAnswers } from '#server/limits.ts';
import { listen } from '../support/listen.ts';
import { sharedApp } from '../support/sharedApp.ts';

/* A machine may be busy. */
const patience = { timeout: 20_000 };
const megabyte = 1024 * 1024;

/* More than the systems on both sides hold for a client. */
const body = Buffer.alloc(32 * megabyte, 'a');
const large: RequestListener = (_request, response) => response.end(body);

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test.each([1, 100])(
  'a client that asks for %i and reads nothing is reset after the limit',
  async (count) => {
    const site = await listen(large, 300);
    const socket = connect(site.port, '127.0.0.1').pause();
    socket.write(get('/').repeat(count));
    await expect.poll(site.connections).toBe(1);
    await expect.poll(site.connections, patience).toBe(0);
    /* A client that does not read does not notice either. */
    const [error] = await once(socket.resume(), 'error');
    expect(error).toMatchObject({ code: 'ECONNRESET' });
    await site.close();
  },
);

/* A busy machine may hold this process up for longer than the limit, so each further attempt has a limit four times as long. */
const attempts = { retry: 2, timeout: 120_000 };
const readsSlowly = 'a client that reads little by little gets all of it, however long it takes';
test(readsSlowly, attempts, async ({ task }) => {
  const limitMs = 1500 * 4 ** (task.result?.retryCount ?? 0);
  const site = await listen(large, limitMs);
  const socket = connect(site.port, '127.0.0.1').pause();
  socket.write(get('/'));
  const started = performance.now();
  for (let taken = 0; taken < body.length; await wait(limitMs / 5)) {
    /* The system lets the server write more only after a third of what it holds has been read. */
    for (const burstEnd = taken + 2.5 * megabyte; taken < Math.min(burstEnd, body.length); ) {
      const bytes: Buffer | null = socket.read();
      if (bytes === null) await once(socket, 'readable');
      else taken += bytes.length;
    }
  }
  expect(performance.now() - started).toBeGreaterThan(2 * limitMs);
  socket.destroy();
  await site.close();
});

describe('pipelining', () => {
  /** The heads of the answers to so many requests at once, until all have come or the connection has ended. */
  const headsOf = async (count: number) => {
    const site = await listen(sharedApp());
    const socket = connect(site.port, '127.0.0.1');
    socket.write(get('/About').repeat(count));
    let text = '';
    const heads = () => text.match(/HTTP\/1\.1 .*?\r\n\r\n/gs) ?? [];
    for await (const bytes of socket) {
      text += bytes;
      if (heads().length === count) break;
    }
    await site.close();
    return heads();
  };

  test('every request within the limit is answered', async () => {
    const heads = await headsOf(maxPipelinedAnswers);
    expect(heads).toHaveLength(maxPipelinedAnswers);
    for (const head of heads) expect(head).toMatch(/^HTTP\/1\.1 200 .*keep-alive/s);
  });

  test('no answer is made beyond it, and the last one announces the end of the connection', async () => {
    const heads = await headsOf(500);
    /* The first one did not have to wait. */
    expect(heads).toHaveLength(maxPipelinedAnswers + 1);
    expect(heads.at(-1)).toMatch(/^HTTP\/1\.1 200 .*Connection: close/s);
  });

  test('a client that waits for its answers may ask for any number', async () => {
    const site = await listen(sharedApp());
    const socket = connect(site.port, '127.0.0.1');
    for (let turn = 0; turn < 5; turn += 1) {
      socket.write(get('/healthz').repeat(10));
      for (let text = ''; text.split('HTTP/1.1 200').length <= 10; ) {
        const [bytes] = await once(socket, 'data');
        text += bytes;
      }
    }
    expect(socket.readyState).toBe('open');
    socket.destroy();
    await site.close();
  });
});
