/** How the built server stops (docs/operations.md, "Health and stopping"). */
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type BuiltSite, startBuiltSite } from '../support/builtSite.ts';
import { ask } from '../support/exchange.ts';
import { valid } from '../support/submit.ts';

const statusOf = async ({ port }: BuiltSite, path: string) => (await ask(port, { path })).status;

/** Asks until the answer is the one that is waited for. */
async function until(site: BuiltSite, path: string, status: number): Promise<void> {
  while ((await statusOf(site, path)) !== status) await wait(20);
}

test('after SIGTERM it is not ready at once, serves on for the delay, and ends with 0', async () => {
  const site = await startBuiltSite({ SHUTDOWN_DELAY_SECONDS: '1' });
  expect(await statusOf(site, '/readyz')).toBe(200);
  site.process.kill('SIGTERM');
  await until(site, '/readyz', 503);
  expect([await statusOf(site, '/healthz'), await statusOf(site, '/About')]).toEqual([200, 200]);
  expect(await site.ended).toBe(0);
});

/* A post whose headers have been accepted and whose body is still to come. */
async function openPost({ port }: BuiltSite, body: string) {
  const type = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  const headers = { ...type, Expect: '100-continue' };
  const post = request({ port, method: 'POST', path: '/forms/contact', headers });
  const outcome = new Promise((resolve) => {
    post.on('response', (response) => resolve(response.resume().statusCode));
    post.on('error', () => resolve('cut off'));
  });
  await new Promise((resolve) => post.on('continue', resolve).flushHeaders());
  return { finish: () => post.end(body), outcome };
}

test('a request that is under way is answered, while no other is taken', async () => {
  const site = await startBuiltSite();
  const { finish, outcome } = await openPost(site, JSON.stringify(valid.contact));
  site.process.kill('SIGTERM');
  while (
    await statusOf(site, '/healthz').then(
      () => true,
      () => false,
    )
  )
    await wait(20);
  finish();
  expect(await outcome).toBe(200);
  expect(await site.ended).toBe(0);
});

test('a request that takes longer than the grace is cut off', async () => {
  const site = await startBuiltSite({ SHUTDOWN_GRACE_SECONDS: '1' });
  const { outcome } = await openPost(site, '{}');
  site.process.kill('SIGTERM');
  expect(await outcome).toBe('cut off');
  expect(await site.ended).toBe(0);
});

test('a second signal ends it at once', async () => {
  const site = await startBuiltSite({ SHUTDOWN_DELAY_SECONDS: '600' });
  site.process.kill('SIGTERM');
  await until(site, '/readyz', 503);
  site.process.kill('SIGTERM');
  expect(await site.ended).not.toBe(0);
});
