/** Text of a picture becomes outlines, placed in thousandths of the em. */
import { expect, test } from 'vitest';
import { outlineText } from '#scripts/build/pictures/outlineText.ts';

/** Where each glyph of a line stands, from the first on. */
async function placesOf(text: string): Promise<number[]> {
  const svg = await outlineText(`<svg><text font-size="15" x="0" y="0">${text}</text></svg>`);
  return [...svg.matchAll(/<use href="#\w+"(?: x="(\d+)")?\/>/g)].map(([, x = '0']) => Number(x));
}

test('each letter has an outline, and a space has none', async () => {
  expect([(await placesOf('ab')).length, (await placesOf('a b')).length]).toEqual([2, 2]);
});

test('a space is a quarter of the em wide, so that small words do not run together', async () => {
  const [, together = 0] = await placesOf('ab');
  const [, apart = 0] = await placesOf('a b');
  expect(apart - together).toBeGreaterThanOrEqual(250);
});

test('an empty text leaves nothing', async () => {
  for (const text of ['<text x="1"></text>', '<text x="1"/>']) {
    expect(await outlineText(`<svg>${text}</svg>`)).not.toMatch(/<text|<use/);
  }
});
