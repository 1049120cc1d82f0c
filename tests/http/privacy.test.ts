/** Nothing that visitors type is stored, written to disk, or logged (docs/behaviour.md, "Privacy"). */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, startBuiltSite } from '../support/builtSite.ts';
import { capturingLogger } from '../support/capturingLogger.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { pdf } from '../support/documents.ts';
import { ask, exchange } from '../support/exchange.ts';
import { multipart } from '../support/multipart.ts';
import { type Fields, formNames, submit, valid } from '../support/submit.ts';

/** Each value with a word in it that occurs nowhere else. */
const marked = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, `${value}zebra`]));
const resume = { filename: 'zebra.pdf', content: Buffer.concat([pdf(), Buffer.from('zebra')]) };
const headers = {
  'User-Agent': 'zebra',
  Referer: 'https://zebra.example/',
  'X-Forwarded-For': '192.0.2.77',
  Cookie: 'zebra=1',
};

describe('the log', () => {
  const { logger, lines, text } = capturingLogger();
  const app = createTestApp({ logger, environment: { TRUST_PROXY: '1', RESUME_MAX_MB: '1' } });

  beforeAll(async () => {
    for (const form of formNames) {
      for (const fields of [valid[form], marked(valid[form]), {}]) {
        await submit(app, form, { ...fields, extra: 'zebra' }, { resume, headers });
      }
    }
    const big = { filename: 'zebra.pdf', content: pdf(1024 * 1024 + 1) };
    await submit(app, 'application', marked(valid.application), { resume: big, headers });
    const post = {
      method: 'POST',
      path: '/forms/contact',
      headers: { ...headers, 'Content-Type': 'application/json' },
    };
    for (const body of ['{"zebra"', `{"name":"${'zebra'.repeat(40_000)}"}`])
      await exchange(app, { ...post, body });
    await exchange(app, { path: '/?faq=zebra&name=zebra', headers });
    await exchange(app, { path: '/about?zebra', headers });
  });

  test('has a line for each request', () => expect(lines.length).toBeGreaterThanOrEqual(14));
  test('holds nothing that was typed, no query and no file name', () =>
    expect(text()).not.toMatch(/zebra/i));
  test('holds no address of a client', () =>
    expect(text()).not.toMatch(/192\.0\.2|127\.0\.0\.1|::1/));
  test.each(Object.values(valid.application).filter(({ length }) => length > 4))(
    'does not hold %s',
    (value) => expect(text()).not.toContain(value),
  );
});

describe('the disk', () => {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const directories = ['cwd', 'tmp', 'home'].map((name) => join(root, name));
  const touched: string[] = [];
  let site: BuiltSite;

  beforeAll(async () => {
    for (const directory of directories) {
      mkdirSync(directory);
      watch(directory, (event, name) => touched.push(`${event} ${directory}/${name}`)).unref();
    }
    const [cwd = '', tmp = '', home = ''] = directories;
    const environment = { TMPDIR: tmp, TMP: tmp, TEMP: tmp, HOME: home, RESUME_MAX_MB: '1' };
    site = await startBuiltSite(environment, { cwd });
  });
  afterAll(async () => {
    await site.stop();
    rmSync(root, { recursive: true });
  });

  test('is not touched by uploads, whole, too large or damaged', async () => {
    const texts = Object.entries(valid.application).map(([name, value]) => ({ name, value }));
    for (const size of [600, 1024 * 1024, 1024 * 1024 + 1, 4 * 1024 * 1024]) {
      const body = multipart([...texts, { name: 'resume', filename: 'a.pdf', value: pdf(size) }]);
      await ask(site.port, { method: 'POST', path: '/forms/application', ...body });
      const half = { headers: body.headers, body: body.body.subarray(0, body.body.length / 2) };
      await ask(site.port, { method: 'POST', path: '/forms/application', ...half });
    }
    expect(directories.flatMap((directory) => readdirSync(directory))).toEqual([]);
    expect(touched).toEqual([]);
  });
});
