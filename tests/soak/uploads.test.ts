/** Uploads that break off, and very many at once: nothing stays behind. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { application } from '../operations/openRequests.ts';
import { startWatchedSite, type WatchedSite, watchHealth } from '../operations/watchedSite.ts';
import { sendRaw } from '../operations/wire.ts';
import { ask } from '../support/exchange.ts';

const megabyte = 1024 * 1024;
let site: WatchedSite;
beforeAll(async () => {
  site = await startWatchedSite();
});
afterAll(() => site.stop());

const inFlight = async () => (await site.metrics()).get('uploads_in_flight');

/** Runs it once to warm up and once more, and tells what the second time left behind. */
async function leftBehind(run: () => Promise<void>) {
  await run();
  await expect.poll(inFlight, { timeout: 20_000 }).toBe(0);
  await wait(500);
  const before = await site.footprint();
  const health = watchHealth(site);
  await run();
  const { failed, slowestMs, checks } = await health.stop();
  await expect.poll(inFlight, { timeout: 20_000 }).toBe(0);
  await wait(500);
  const after = await site.footprint();
  expect(checks).toBeGreaterThan(0);
  expect(failed).toBe(0);
  expect(after.handles).toBeLessThanOrEqual(before.handles + 2);
  expect(after.files).toBeLessThanOrEqual(before.files + 2);
  expect(after.diskBytes).toBe(before.diskBytes);
  const heapMb = after.heapMb - before.heapMb;
  expect(heapMb).toBeLessThan(4);
  return { heapMb, residentMb: after.residentMb, slowestMs };
}

const report = (what: string, figures: Awaited<ReturnType<typeof leftBehind>>) => {
  const { heapMb, residentMb, slowestMs } = figures;
  process.stdout.write(
    `${what}: heap ${heapMb.toFixed(1)} MB more, ${Math.round(residentMb)} MB resident, ` +
      `health within ${slowestMs} ms\n`,
  );
};

test('500 uploads that break off leave nothing behind', async () => {
  const { body, headers = {}, path } = application(megabyte);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const declared = `Content-Length: ${body.length}`;
  const head = ['POST ', path, ' HTTP/1.1\r\n', ['Host: x', declared, ...lines].join('\r\n')];
  const start = Buffer.from(`${head.join('')}\r\n\r\n`);
  /* Each at another place, from the first byte on. */
  const abortAt = (index: number) => {
    const bytes = Buffer.concat([start, body.subarray(0, Math.floor((body.length * index) / 500))]);
    return sendRaw(site.port, bytes, { isCut: true });
  };
  const run = async () => {
    for (let round = 0; round < 10; round += 1) {
      const indices = Array.from({ length: 50 }, (_, index) => 10 * index + round);
      const outcomes = await Promise.all(indices.map(abortAt));
      expect(outcomes.flatMap(({ statuses }) => statuses).filter((each) => each >= 500)).toEqual(
        [],
      );
    }
  };
  report('500 aborted uploads', await leftBehind(run));
});

test('100 uploads of 5 MB at once are all taken, and held by nobody', async () => {
  const upload = application(5 * megabyte);
  const run = async () => {
    const all = Array.from({ length: 100 }, () => ask(site.port, upload));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses).toEqual(Array(100).fill(200));
  };
  const figures = await leftBehind(run);
  report('100 uploads of 5 MB', figures);
  /* 500 MB have come through; the containers of deploy/ have 512 MB. */
  expect(figures.residentMb).toBeLessThan(500);
});
