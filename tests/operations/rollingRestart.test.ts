/** Both replicas behind deploy/nginx.conf are stopped and started while visitors come. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '#server/assets/manifest.ts';
import { build } from '../support/createTestApp.ts';
import { pdf } from '../support/documents.ts';
import type { Exchange } from '../support/exchange.ts';
import { multipart } from '../support/multipart.ts';
import { valid } from '../support/submit.ts';
import { startLoad } from './load.ts';
import { type ProxiedSite, startProxiedSite } from './proxied.ts';

let site: ProxiedSite;
beforeAll(async () => {
  site = await startProxiedSite();
});
afterAll(() => site.stop());

/* A machine may be busy. */
const patience = { timeout: 60_000 };

const texts = Object.entries(valid.application).map(([name, value]) => ({ name, value }));
const resume = { name: 'resume', filename: 'resume.pdf', value: pdf(200_000) };
const requests: readonly Exchange[] = [
  { path: '/' },
  { path: '/Career?job=sr-software-developer' },
  { path: `/?faq=${'x'.repeat(20)}` },
  { path: readManifest(build).script.file },
  { path: '/sitemap.xml' },
  {
    method: 'POST',
    path: '/forms/contact',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(valid.contact),
  },
  { method: 'POST', path: '/forms/application', ...multipart([...texts, resume]) },
];

async function ask(turn: number): Promise<number> {
  const next = requests[turn % requests.length];
  if (next === undefined) throw new Error('There is nothing to ask.');
  return (await site.ask(next)).status;
}

test('a rolling restart under load fails no request', { timeout: 120_000 }, async () => {
  const load = startLoad(12, ask);
  for (const index of [0, 1, 0, 1] as const) {
    const before = load.answered();
    await expect.poll(load.answered, patience).toBeGreaterThan(before + 50);
    const replica = site.replicas[index];
    replica.process.kill('SIGTERM');
    expect(await replica.ended).toBe(0);
    await site.restart(index);
  }
  const { statuses, failures, requests: asked } = await load.stop();
  process.stdout.write(`rolling restart: ${asked} requests, ${failures.length} failed\n`);
  expect(failures).toEqual([]);
  expect(Object.keys(statuses)).toEqual(['200']);
});

test('one missing replica goes unnoticed; with both missing, the proxy explains', async () => {
  await site.replicas[0].stop();
  const load = startLoad(4, ask);
  await expect.poll(load.answered, patience).toBeGreaterThan(25);
  const { statuses, failures } = await load.stop();
  expect([failures, Object.keys(statuses)]).toEqual([[], ['200']]);
  await site.replicas[1].stop();
  const { status, headers, text } = await site.ask({ path: '/' });
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(text).toContain('We will be back in a moment');
});
