/** A long time of everything that visitors and others send: memory and handles stay flat. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { readManifest } from '#server/assets/manifest.ts';
import { startLoad } from '../operations/load.ts';
import { application } from '../operations/openRequests.ts';
import { type Footprint, startWatchedSite, type WatchedSite } from '../operations/watchedSite.ts';
import { sendRaw } from '../operations/wire.ts';
import { damaged } from '../support/arbitraries/damaged.ts';
import { rawGet } from '../support/arbitraries/rawRequest.ts';
import { build } from '../support/createTestApp.ts';
import { ask, type Exchange } from '../support/exchange.ts';
import { valid } from '../support/submit.ts';

let site: WatchedSite;
beforeAll(async () => {
  site = await startWatchedSite();
});
afterAll(() => site.stop());

const json = { 'Content-Type': 'application/json' };
const stylesheet = readManifest(build).stylesheet.file;

/** A request of each kind; the turn makes it unlike all others of its kind. */
const kinds: readonly ((turn: number) => Exchange)[] = [
  (turn) => ({ path: pages[turn % pages.length]?.path ?? '/' }),
  (turn) => ({ path: `/Career?job=sr-software-developer&x=${turn}` }),
  (turn) => ({ path: `/Blog?q=${turn}` }),
  (turn) => ({ path: `/nothing-${turn}` }),
  (turn) => ({ path: '/', headers: { 'Accept-Encoding': `br;q=0.${turn}` } }),
  (turn) => ({ path: stylesheet, headers: { 'X-Request-Id': `made-${turn}` } }),
  () => ({
    method: 'POST',
    path: '/forms/contact',
    headers: json,
    body: JSON.stringify(valid.contact),
  }),
  (turn) => ({
    method: 'POST',
    path: '/forms/contact',
    headers: json,
    body: `{"name":"${turn}"}`,
  }),
  () => application(50_000),
];
const damagedHeads = fc
  .sample(damaged(rawGet('/About?a=b')), { seed: 20_261_121, numRuns: 1000 })
  .map((head) => Buffer.from(head, 'latin1'));

let turn = 0;

async function one(): Promise<number> {
  turn += 1;
  const damagedHead = turn % 10 === 0 ? damagedHeads[(turn / 10) % damagedHeads.length] : undefined;
  if (damagedHead !== undefined) {
    const { statuses } = await sendRaw(site.port, damagedHead, { isCut: true });
    return statuses[0] ?? 0;
  }
  return (await ask(site.port, kinds[turn % kinds.length]?.(turn) ?? { path: '/' })).status;
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
