/** What the log says of a fault within the built server, and what visitors get to see of it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceMappedStacks } from '#server/observability/sourceMappedStacks.ts';
import { startBuiltSite } from '../support/builtSite.ts';
import { build } from '../support/createTestApp.ts';
import { ask } from '../support/exchange.ts';

/* A machine may be busy. */
const patience = { timeout: 20_000 };
const directory = mkdtempSync(join(tmpdir(), 'stacks-'));
const bundle = new URL('main.js', build);
const preload = join(directory, 'fault.cjs');

beforeAll(() => {
  /* The first search whose results are compressed fails. */
  writeFileSync(
    preload,
    `const zlib = require('node:zlib');
     const { gzipSync } = zlib;
     zlib.gzipSync = () => { zlib.gzipSync = gzipSync; throw new Error('a fault within'); };`,
  );
});
afterAll(() => rmSync(directory, { recursive: true }));

interface Line {
  readonly msg: string;
  readonly err: { readonly message: string; readonly stack: string };
}

/** The answer to a request that fails, and the stack that is logged. */
async function failOnce(entry?: string, beforeFault = () => {}) {
  const environment = { NODE_OPTIONS: `--require=${preload}` };
  const site = await startBuiltSite(environment, entry === undefined ? {} : { entry });
  beforeFault();
  const headers = { 'Accept-Encoding': 'gzip' };
  const { status, body } = await ask(site.port, { path: '/Blog?q=payout', headers });
  const lines = () =>
    site
      .output()
      .split('\n')
      .flatMap((line): Line[] => (line.includes('request failed') ? [JSON.parse(line)] : []));
  await expect.poll(lines, patience).toHaveLength(1);
  await site.stop();
  return { status, text: body.toString('latin1'), stack: lines()[0]?.err.stack ?? '' };
}

test('the log names source files and lines; the answer names none', async () => {
  const { status, text, stack } = await failOnce();
  expect(status).toBe(500);
  expect(stack).toMatch(/^Error: a fault within\n/);
  expect(stack).toMatch(/at sendHtml \(server\/pages\/sendHtml\.ts:\d+:\d+\)/);
  expect(stack).toMatch(/ \(?server\/pages\/pageRouter\.ts:\d+:\d+/);
  expect(stack).not.toContain('main.js');
  expect(text).not.toMatch(/a fault within|sendHtml|\.ts\b/);
});

test('a source map that was replaced meanwhile is ignored', async () => {
  const copy = join(directory, 'dist');
  cpSync(fileURLToPath(build), copy, { recursive: true });
  const map = join(copy, 'main.js.map');
  const { stack } = await failOnce(join(copy, 'server.js'), () => writeFileSync(map, '{}'));
  expect(stack).toContain(`${copy}/main.js:`);
});

test('a position in a package is named by the package’s own file', () => {
  const [before = ''] = readFileSync(bundle, 'utf8').split('Route.prototype.dispatch=');
  const lines = before.split('\n');
  const position = `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
  const stack = `Error\n    at dispatch (${fileURLToPath(bundle)}:${position})`;
  expect(sourceMappedStacks(bundle)(stack)).toMatch(
    /at dispatch \(node_modules\/router\/lib\/route\.js:\d+:\d+\)$/,
  );
});
