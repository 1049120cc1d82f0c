/** A long time of everything that visitors and others send: memory and handles stay flat. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { readManifest } from '#server/assets/manifest.ts';
import { startLoad } from '../operations/load.ts';
import { mutate, random } from '../operations/mutate.ts';
import { application } from '../operations/openRequests.ts';
import { type Footprint, startWatchedSite, type WatchedSite } from '../operations/watchedSite.ts';
import { sendRaw } from '../operations/wire.ts';
import { build } from '../support/createTestApp.ts';
import { ask, type Exchange } from '../support/exchange.ts';
import { valid } from '../support/submit.ts';

let site: WatchedSite;
beforeAll(async () => {
  site = await startWatchedSite();
});
afterAll(() => site.stop());

const next = random(20_261_121);
const json = { 'Content-Type': 'application/json' };
const made: readonly (() => Exchange)[] = [
  () => ({ path: pages[next(pages.length)]?.path ?? '/' }),
  () => ({ path: `/Career?job=sr-software-developer&x=${next(1e9)}` }),
  () => ({ path: `/Blog?q=${next(1e9)}` }),
  () => ({ path: `/nothing-${next(1e9)}` }),
  () => ({ path: '/', headers: { 'Accept-Encoding': `br;q=0.${next(1e9)}` } }),
  () => ({
    path: readManifest(build).stylesheet,
    headers: { 'X-Request-Id': `made-${next(1e9)}` },
  }),
  () => ({
    method: 'POST',
    path: '/forms/contact',
    headers: json,
    body: JSON.stringify(valid.contact),
  }),
  () => ({
    method: 'POST',
    path: '/forms/contact',
    headers: json,
    body: `{"name":"${next(1e9)}"}`,
  }),
  () => application(50_000),
];
const head = Buffer.from('GET /About?a=b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');

async function one(turn: number): Promise<number> {
  if (turn % 10 === 0) {
    const { statuses } = await sendRaw(site.port, mutate(head, next), { isCut: true });
    return statuses[0] ?? 0;
  }
  return (await ask(site.port, made[turn % made.length]?.() ?? { path: '/' })).status;
}

/** Some thousands of requests, and what the process holds on to afterwards. */
async function round(requests: number): Promise<Footprint> {
  const load = startLoad(16, one);
  await expect.poll(load.answered, { timeout: 200_000 }).toBeGreaterThan(requests);
  const { failures, statuses } = await load.stop();
  expect(failures).toEqual([]);
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
  return site.footprint();
}

test('after 15,000 requests it holds on to no more than after 5,000', async () => {
  const before = await round(5000);
  const after = await round(10_000);
  const figures = (print: Footprint) =>
    `heap ${print.heapMb.toFixed(1)} MB, ${Math.round(print.residentMb)} MB resident, ` +
    `${print.handles} handles, ${print.files} files`;
  process.stdout.write(`after 5,000: ${figures(before)}\nafter 15,000: ${figures(after)}\n`);
  expect(after.heapMb - before.heapMb).toBeLessThan(3);
  /* What the system lends grows with the load to a plateau below the containers' 512 MB. */
  expect(after.residentMb).toBeLessThan(500);
  expect(after.handles).toBeLessThanOrEqual(before.handles + 2);
  expect(after.files).toBeLessThanOrEqual(before.files + 2);
  expect(after.diskBytes).toBe(before.diskBytes);
});
