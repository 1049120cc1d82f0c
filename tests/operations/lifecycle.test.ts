/** How the built server stops while visitors are there. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readManifest } from '#server/assets/manifest.ts';
import { type BuiltSite, startBuiltSite } from '../support/builtSite.ts';
import { build } from '../support/createTestApp.ts';
import { ask, type Exchange } from '../support/exchange.ts';
import { valid } from '../support/submit.ts';
import { application, openConnection, openUpload, steadyClient } from './openRequests.ts';

/* A machine may be busy. */
const patience = { timeout: 20_000 };

const requests: readonly Exchange[] = [
  { path: '/' },
  { path: '/Career?job=sr-software-developer' },
  { path: readManifest(build).script.file },
  {
    method: 'POST',
    path: '/forms/contact',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(valid.contact),
  },
  application(500_000),
];

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s under load fails no request, and ends it with 0 within the grace',
  async (signal) => {
    const site = await startBuiltSite({ METRICS_PORT: '0', SHUTDOWN_GRACE_SECONDS: '20' });
    const clients = Array.from({ length: 16 }, () => steadyClient(site, requests)());
    const upload = await openUpload(site);
    const lines = () => site.output().split('"msg":"request"').length;
    await expect.poll(lines, patience).toBeGreaterThan(100);
    const signalled = performance.now();
    site.process.kill(signal);
    const statuses = (await Promise.all(clients)).flat();
    upload.finish();
    expect(await upload.status).toBe(200);
    expect(await site.ended).toBe(0);
    const ms = Math.round(performance.now() - signalled);
    process.stdout.write(`${signal}: ${statuses.length + 1} requests, 0 failed, ${ms} ms\n`);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(site.output()).not.toContain('cut off');
  },
);

test('connections without a request do not hold it up', async () => {
  const site = await startBuiltSite({ SHUTDOWN_GRACE_SECONDS: '600' });
  const unused = await openConnection(site);
  const idle = await openConnection(site);
  const answered = new Promise((resolve) => idle.once('data', resolve));
  idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await answered;
  site.process.kill('SIGTERM');
  expect(await site.ended).toBe(0);
  for (const socket of [unused, idle]) socket.destroy();
});

describe('an uncaught error', () => {
  const directory = mkdtempSync(join(tmpdir(), 'fault-'));
  const faults = join(directory, 'faults.cjs');
  let site: BuiltSite;

  beforeAll(() => {
    writeFileSync(
      faults,
      `process.on('SIGUSR2', () => { throw new Error('a thrown fault'); });
       process.on('SIGHUP', () => { Promise.reject(new Error('a rejected fault')); });`,
    );
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  test.each([
    ['thrown', 'SIGUSR2'],
    ['rejected', 'SIGHUP'],
  ] as const)('is logged when %s, and ends it with 1 after draining', async (kind, signal) => {
    site = await startBuiltSite({ NODE_OPTIONS: `--require=${faults}` });
    const upload = await openUpload(site);
    site.process.kill(signal);
    await expect.poll(site.output, patience).toContain(`a ${kind} fault`);
    upload.finish();
    expect(await upload.status).toBe(200);
    expect(await site.ended).toBe(1);
    expect(site.output()).toMatch(/"level":60,.*"msg":"uncaught error"/);
  });

  test('during the drain turns its end into a failure', async () => {
    site = await startBuiltSite({
      NODE_OPTIONS: `--require=${faults}`,
      SHUTDOWN_DELAY_SECONDS: '1',
    });
    site.process.kill('SIGTERM');
    const ready = async () => (await ask(site.port, { path: '/readyz' })).status;
    await expect.poll(ready, patience).toBe(503);
    site.process.kill('SIGUSR2');
    expect(await site.ended).toBe(1);
  });
});
