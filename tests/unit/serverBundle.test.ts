/** The server's bundle holds nothing that it cannot reach: what is in it is read at every start. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { buildServer } from '#scripts/build/server/buildServer.ts';

const directory = `${mkdtempSync(`${tmpdir()}/server-`)}/`;
afterAll(() => rmSync(directory, { recursive: true }));

/* What takes the place of a module is shorter. */
const stubBytes = 300;

const { outputs } = await buildServer(directory);
const bundle = Object.entries(outputs).find(([file]) => file.endsWith('/main.js'))?.[1];
const contained = Object.entries(bundle?.inputs ?? {})
  .filter(([, { bytesInOutput }]) => bytesInOutput > stubBytes)
  .map(([file]) => file);

test('besides the words of the pages it has at most 1.15 MB', () => {
  const words = Object.entries(bundle?.inputs ?? {})
    .filter(([file]) => file.startsWith('content/'))
    .reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
  const { size } = statSync(`${directory}main.js`);
  expect(words).toBeGreaterThan(100 * 1024);
  expect(size - words).toBeLessThanOrEqual(1.15 * 1024 * 1024);
});

test.each([
  ['the half of React’s renderer that is not used', /react-dom-server\.node\.production/],
  ['React for development', /\.development\.js$/],
  ['the tables of character sets other than UTF-8', /iconv-lite\/encodings\/(?!internal\.js)/],
  ['zod’s large interface and its languages', /zod\/v4\/(classic|locales)/],
  ['what writes a JSON Schema', /json-schema-processors/],
  ['traces, tracing and worker threads', /node_modules\/(debug|@opentelemetry|thread-stream)\//],
  ['a file server', /node_modules\/(send|serve-static)\//],
  ['a parser of XML', /node_modules\/sax\/|\/xml2js\.js$/],
  ['the code of the browser, the build or the tests', /^(client|scripts|tests)\//],
])('it does not contain %s', (_, unwanted) => {
  expect(contained.filter((file) => unwanted.test(file))).toEqual([]);
});

test('it contains what it serves with', () => {
  for (const wanted of [/^server\/app\.ts$/, /express\/lib\/application\.js$/, /legacy\.node/]) {
    expect(contained.some((file) => wanted.test(file))).toBe(true);
  }
});

test('another server, which has a part of it, is built too', async () => {
  const { outputs } = await buildServer(`${directory}other/`, {
    server: 'tests/bench/perRequestServer.ts',
  });
  expect(Object.keys(outputs).some((file) => file.endsWith('other/server.js'))).toBe(true);
});
