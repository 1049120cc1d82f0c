/** Clients that take their time are cut off in theirs, and hold nobody up. */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWatchedSite, type WatchedSite, watchHealth } from '../operations/watchedSite.ts';

let site: WatchedSite;
beforeAll(async () => {
  site = await startWatchedSite();
});
afterAll(() => site.stop());

const each = 60;
const head = (line: string, ...headers: readonly string[]) =>
  [line, 'Host: localhost', ...headers, ''].join('\r\n');
const length = 'Content-Length: 100000';

/** What is sent at once, what follows a byte at a time, and the answer, with the seconds in which the connection ends. */
const slow = {
  'no byte at all': { start: '', drip: '', status: 408, from: 9, to: 30 },
  'a head a byte at a time': {
    start: head('GET / HTTP/1.1'),
    drip: 'x',
    status: 408,
    from: 9,
    to: 30,
  },
  'half a head and no more': {
    start: 'GET / HTTP/1.1\r\nHo',
    drip: '',
    status: 408,
    from: 9,
    to: 30,
  },
  'a text form a byte at a time': {
    start: `${head('POST /forms/contact HTTP/1.1', 'Content-Type: application/json', length)}\r\n`,
    drip: ' ',
    status: 408,
    from: 29,
    to: 60,
  },
  'an upload a byte at a time': {
    start: `${head('POST /forms/application HTTP/1.1', 'Content-Type: multipart/form-data; boundary=x', length)}\r\n--x\r\n`,
    drip: 'a',
    status: 408,
    from: 29,
    to: 60,
  },
  'a body that nobody wants a byte at a time': {
    start: `${head('POST /nothing HTTP/1.1', 'Content-Length: 1000000000')}\r\n`,
    drip: 'a',
    status: 404,
    from: 29,
    to: 60,
  },
};

interface Ended {
  readonly status: number | undefined;
  readonly seconds: number;
}

/** A client that goes on although the other side has ended its part. */
function dripping(start: string, drip: string): Promise<Ended> {
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    socket.write(start);
    const dripping = setInterval(() => {
      if (drip !== '' && socket.writable) socket.write(drip);
      /* A client that sends nothing would never learn that the other side is gone. */
      if (drip === '' && socket.readableEnded) socket.end();
    }, 300);
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1];
      const seconds = (performance.now() - began) / 1000;
      resolve({ status: status === undefined ? undefined : Number(status), seconds });
    });
  });
}

test('slow clients are cut off while everyone else is answered', async () => {
  const before = await site.footprint();
  const health = watchHealth(site);
  const outcomes = await Promise.all(
    Object.entries(slow).map(async ([name, { start, drip }]) => ({
      name,
      ended: await Promise.all(Array.from({ length: each }, () => dripping(start, drip))),
    })),
  );
  const { failed, checks, slowestMs } = await health.stop();
  process.stdout.write(
    `${outcomes.length * each} slow clients: ${checks} checks of health, ${failed} failed, ` +
      `the slowest ${slowestMs} ms\n`,
  );
  expect(failed).toBe(0);
  expect(checks).toBeGreaterThan(50);
  for (const { name, ended } of outcomes) {
    const expected = Object.entries(slow).find(([each]) => each === name)?.[1];
    const wrong = ended.filter(
      ({ status, seconds }) =>
        status !== expected?.status ||
        seconds < (expected?.from ?? 0) ||
        seconds > (expected?.to ?? 0),
    );
    expect([name, wrong.slice(0, 2)]).toEqual([name, []]);
  }
  await wait(500);
  const after = await site.footprint();
  expect(after.files).toBeLessThanOrEqual(before.files + 2);
  expect(after.handles).toBeLessThanOrEqual(before.handles + 2);
  expect(after.heapMb - before.heapMb).toBeLessThan(4);
});
