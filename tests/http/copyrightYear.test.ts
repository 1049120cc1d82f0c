import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';

/* India is five and a half hours ahead of UTC. */
const midnight = Date.UTC(2026, 11, 31, 18, 30);
let now = midnight - 1;
const app = createTestApp({ now: () => now });

async function yearOf(path: string): Promise<string | undefined> {
  const { text } = await exchange(app, { path });
  return /© (\d+) /.exec(load(text)('footer').text())?.[1];
}

describe('the copyright line rolls over at midnight in India', () => {
  test.each([...pages.map(({ path }) => path), '/nothing', '/?faq=access'])('%s', async (path) => {
    now = midnight - 1;
    const before = await exchange(app, { path });
    expect(await yearOf(path)).toBe('2026');
    now = midnight;
    expect(await yearOf(path)).toBe('2027');
    const after = await exchange(app, { path });
    if (before.status === 200) expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test('and in the pages that were prepared in memory', async () => {
    now = midnight - 1;
    await app.warm();
    expect(await yearOf('/About')).toBe('2026');
    now = midnight;
    expect(await yearOf('/About')).toBe('2027');
  });
});
