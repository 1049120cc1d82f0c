/** Stopping and restarting under as much load as this machine makes. */
import { expect, test } from 'vitest';
import { readManifest } from '#server/assets/manifest.ts';
import { startLoad } from '../operations/load.ts';
import { application, steadyClient } from '../operations/openRequests.ts';
import { startProxiedSite } from '../operations/proxied.ts';
import { startBuiltSite } from '../support/builtSite.ts';
import { build } from '../support/createTestApp.ts';
import type { Exchange } from '../support/exchange.ts';
import { valid } from '../support/submit.ts';

/* A machine may be busy. */
const patience = { timeout: 60_000 };

const requests: readonly Exchange[] = [
  { path: '/' },
  { path: '/Career?job=sr-software-developer' },
  { path: readManifest(build).script.file },
  { path: '/sitemap.xml' },
  {
    method: 'POST',
    path: '/forms/contact',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(valid.contact),
  },
  application(1_000_000),
];

test('SIGTERM under load, five times, fails no request', async () => {
  let asked = 0;
  for (let round = 0; round < 5; round += 1) {
    const site = await startBuiltSite({ SHUTDOWN_GRACE_SECONDS: '30' });
    const clients = Array.from({ length: 64 }, () => steadyClient(site, requests)());
    const lines = () => site.output().split('"msg":"request"').length;
    await expect.poll(lines, patience).toBeGreaterThan(400);
    site.process.kill('SIGTERM');
    const statuses = (await Promise.all(clients)).flat();
    expect(await site.ended).toBe(0);
    expect(new Set(statuses)).toEqual(new Set([200]));
    asked += statuses.length;
  }
  process.stdout.write(`SIGTERM under load: ${asked} requests, 0 failed\n`);
});

test('eight restarts behind nginx under load fail no request', async () => {
  const site = await startProxiedSite();
  const load = startLoad(32, async (turn) => {
    const next = requests[turn % requests.length] ?? { path: '/' };
    return (await site.ask(next)).status;
  });
  for (const index of [0, 1, 0, 1, 0, 1, 0, 1] as const) {
    const before = load.answered();
    await expect.poll(load.answered, patience).toBeGreaterThan(before + 200);
    const replica = site.replicas[index];
    replica.process.kill('SIGTERM');
    expect(await replica.ended).toBe(0);
    await site.restart(index);
  }
  const { statuses, failures, requests: asked } = await load.stop();
  await site.stop();
  process.stdout.write(`eight restarts: ${asked} requests, ${failures.length} failed\n`);
  expect(failures).toEqual([]);
  expect(Object.keys(statuses)).toEqual(['200']);
});
