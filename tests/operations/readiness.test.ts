/** When the built server says that it is ready. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#scripts/build/server/freePort.ts';
import { runBuiltServer } from '../support/builtSite.ts';
import { ask } from '../support/exchange.ts';

/* A machine may be busy. */
const patience = { timeout: 60_000 };
const directory = mkdtempSync(join(tmpdir(), 'readiness-'));
const preload = join(directory, 'hold.cjs');

beforeAll(() => {
  /* Compressing waits for a signal. */
  writeFileSync(
    preload,
    `const zlib = require('node:zlib');
     const { brotliCompress } = zlib;
     const held = [];
     zlib.brotliCompress = (...all) => held.push(all);
     process.on('SIGUSR2', () => {
       zlib.brotliCompress = brotliCompress;
       for (const all of held) brotliCompress(...all);
     });`,
  );
});
afterAll(() => rmSync(directory, { recursive: true }));

test('/readyz is 503 until everything is prepared, 200 from then on, and 503 while it stops', async () => {
  const port = await freePort();
  const { child, output, ended } = runBuiltServer({
    PORT: String(port),
    NODE_OPTIONS: `--require=${preload}`,
    SHUTDOWN_DELAY_SECONDS: '600',
  });
  const statusOf = (path: string) =>
    ask(port, { path }).then(
      ({ status }) => status,
      () => 0,
    );
  const readiness = () => statusOf('/readyz');
  await expect.poll(() => statusOf('/healthz'), patience).toBe(200);
  expect([await readiness(), output().includes('Ready on')]).toEqual([503, false]);
  const early = statusOf('/About');
  child.kill('SIGUSR2');
  expect(await early).toBe(200);
  await expect.poll(readiness, patience).toBe(200);
  await expect.poll(output, patience).toContain(`Ready on http://localhost:${port}`);
  child.kill('SIGTERM');
  await expect.poll(readiness, patience).toBe(503);
  expect(await statusOf('/About')).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).not.toBe(0);
});
