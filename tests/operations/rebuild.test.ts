/** A running server goes on with what it started with, whatever becomes of its directory. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readManifest } from '#server/assets/manifest.ts';
import { startBuiltSite } from '../support/builtSite.ts';
import { build } from '../support/createTestApp.ts';
import { ask } from '../support/exchange.ts';

test('replacing or deleting the build under a running server fails no request', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'site-'));
  const copy = () => cpSync(fileURLToPath(build), directory, { recursive: true });
  copy();
  const site = await startBuiltSite({}, { entry: join(directory, 'server.js') });
  const { stylesheet, printStylesheet, script, pictures, logos } = readManifest(build);
  const paths = [
    '/',
    '/Career?apply=open',
    '/nothing',
    '/icon.svg',
    stylesheet.file,
    printStylesheet.file,
    script.file,
    ...Object.values({ ...pictures, ...logos }).map(({ file }) => file),
  ];
  const all = () => Promise.all(paths.map((path) => ask(site.port, { path })));
  const before = await all();
  rmSync(directory, { recursive: true });
  const without = await all();
  copy();
  const again = await all();
  for (const replies of [without, again]) {
    expect(replies.map(({ status }) => status)).toEqual(before.map(({ status }) => status));
    expect(replies.filter(({ body }, index) => !before[index]?.body.equals(body))).toEqual([]);
  }
  site.process.kill('SIGTERM');
  expect(await site.ended).toBe(0);
  expect(site.output()).not.toMatch(/"level":[56]0/);
  rmSync(directory, { recursive: true });
});
