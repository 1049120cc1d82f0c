import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';

/* India is five and a half hours ahead of UTC. */
const midnight = Date.UTC(2026, 11, 31, 18, 30);
let now = midnight - 1;
const app = createTestApp({ now: () => now });
const paths = [...pages.map(({ path }) => path), '/nothing', '/?faq=access'];

interface Copy {
  readonly year: string | undefined;
  readonly etag: string | undefined;
}

/** The year in the copyright line of each path, and its ETag. */
async function readAll(): Promise<Copy[]> {
  const replies = await Promise.all(paths.map((path) => exchange(app, { path })));
  return replies.map(({ text, headers }) => ({
    year: /© (\d+) /.exec(load(text)('footer').text())?.[1],
    etag: headers.etag,
  }));
}

test('the copyright line of every page rolls over at midnight in India', async () => {
  const before = await readAll();
  now = midnight;
  const after = await readAll();
  expect(before.map(({ year }) => year)).toEqual(paths.map(() => '2026'));
  expect(after.map(({ year }) => year)).toEqual(paths.map(() => '2027'));
});

test('and so do pages prepared in memory, with their ETags', async () => {
  now = midnight - 1;
  await app.warm();
  const before = await readAll();
  now = midnight;
  const after = await readAll();
  expect(before.map(({ year }) => year)).toEqual(paths.map(() => '2026'));
  expect(after.map(({ year }) => year)).toEqual(paths.map(() => '2027'));
  const same = before.filter(
    ({ etag }, index) => etag !== undefined && etag === after[index]?.etag,
  );
  expect(same).toEqual([]);
});
