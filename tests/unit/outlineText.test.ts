/** Text of a picture becomes outlines, placed in thousandths of the em. */
import { expect, test } from 'vitest';
import { outlineText } from '#scripts/build/outlineText.ts';

/** Where each glyph of a line stands, from the first on. */
function placesOf(text: string): number[] {
  const svg = outlineText(`<svg><text font-size="15" x="0" y="0">${text}</text></svg>`);
  return [...svg.matchAll(/<use href="#\w+"(?: x="(\d+)")?\/>/g)].map(([, x = '0']) => Number(x));
}

test('each letter has an outline, and a space has none', () => {
  expect([placesOf('ab').length, placesOf('a b').length]).toEqual([2, 2]);
});

test('a space is a quarter of the em wide, so that small words do not run together', () => {
  const [, together = 0] = placesOf('ab');
  const [, apart = 0] = placesOf('a b');
  expect(apart - together).toBeGreaterThanOrEqual(250);
});
