import { describe, expect, test } from 'vitest';
import { colours } from '#views/styles/colours.ts';
import { type Colour, contrast, readColour } from '#views/styles/contrast.ts';
import { contrastPairs, deepPairs, outlinePairs, tintPairs } from '#views/styles/contrastPairs.ts';

/** Every opaque colour with its value in the light and in the dark scheme. */
const opaque = new Map(
  Object.entries(colours)
    .filter(([, values]) => values.every((value) => value.length === '#rrggbb'.length))
    .map(([name, [light, dark]]) => [name, { light, dark }] as const),
);

function colourOf(name: string, scheme: 'light' | 'dark'): Colour {
  const colour = opaque.get(name)?.[scheme];
  if (colour === undefined) throw new Error(`There is no opaque colour named ${name}.`);
  return readColour(colour);
}

/** The pairs with too little contrast and what they have, so that a failure names them all. */
const tooWeak = (pairs: typeof contrastPairs, scheme: 'light' | 'dark', least: number) =>
  pairs
    .map(([above, ground]) => ({
      pair: `${above} on ${ground}`,
      has: contrast(colourOf(above, scheme), colourOf(ground, scheme)),
    }))
    .filter(({ has }) => has < least);

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#4534e0', '#4534e0', 1],
])('the contrast of %s and %s is %f', (one, other, expected) => {
  expect(contrast(readColour(one), readColour(other))).toBeCloseTo(expected, 2);
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test('text has a contrast of at least 4.5:1 (WCAG 1.4.3)', () => {
    expect(tooWeak(contrastPairs, scheme, 4.5)).toEqual([]);
  });

  test('outlines of controls and the focus ring have at least 3:1 (WCAG 1.4.11)', () => {
    expect(tooWeak(outlinePairs, scheme, 3)).toEqual([]);
  });
});

test('text on a deep band has a contrast of at least 4.5:1 (WCAG 1.4.3)', () => {
  expect(tooWeak(deepPairs, 'dark', 4.5)).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'tints can be told from their grounds in the %s scheme',
  (scheme) => {
    expect(tooWeak(tintPairs, scheme, 1.15)).toEqual([]);
  },
);

test('every colour of text and of its ground is in a pair that is checked', () => {
  const paired = new Set<string>([...contrastPairs, ...outlinePairs].flat());
  const decoration = /^(line|deep-line|marigold|green)$/;
  const left = [...opaque.keys()].filter((name) => !paired.has(name) && !decoration.test(name));
  expect(left).toEqual([]);
});
