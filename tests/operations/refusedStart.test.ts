/** When the built server refuses to start, and how it says why. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { variables } from '#server/config/variables.ts';
import { runBuiltServer, startBuiltSite } from '../support/builtSite.ts';
import { build } from '../support/createTestApp.ts';

test('every bad variable is named, on a line of its own', async () => {
  const names = Object.keys(variables);
  const { output, ended } = runBuiltServer(
    Object.fromEntries(names.map((name) => [name, '\u0007 bad'])),
  );
  expect(await ended).toBe(1);
  const lines = output().trimEnd().split('\n');
  expect(lines.map((line) => line.split(' is ')[0]).sort()).toEqual(names.sort());
  for (const line of lines) expect(line).toMatch(/^[A-Z_]+ is ".*"; accepted: \S/);
});

test('a missing build is named in one line', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'no-build-'));
  for (const name of ['server.js', 'main.js', 'package.json']) {
    cpSync(fileURLToPath(new URL(name, build)), join(directory, name));
  }
  const { output, ended } = runBuiltServer({}, { entry: join(directory, 'server.js') });
  expect(await ended).toBe(1);
  expect(output()).toBe('There is no usable build: run `npm run build` first.\n');
  rmSync(directory, { recursive: true });
});

test('a port that is already taken ends it, whether for the site or for the metrics', async () => {
  const other = await startBuiltSite();
  const port = String(other.port);
  for (const environment of [{ PORT: port }, { PORT: '0', METRICS_PORT: port }]) {
    const { output, ended } = runBuiltServer(environment);
    expect(await ended).toBe(1);
    expect(output()).toMatch(/"level":60,.*EADDRINUSE.*the server cannot listen/);
  }
  await other.stop();
});
