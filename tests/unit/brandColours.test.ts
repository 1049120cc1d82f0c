import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandColours } from '#views/styles/brandColours.ts';
import { colours } from '#views/styles/colours.ts';
import { contrast, readColour } from '#views/styles/contrast.ts';
import { weakestPair } from '#views/styles/legibility.ts';
import { fromOklch, toOklch } from '#views/styles/oklch.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

const onWhite = (colour: string) => contrast(readColour('#ffffff'), readColour(colour));

test('without a brand colour, the palette is the site’s own', () => {
  expect(brandColours(undefined)).toBe(colours);
  expect(weakestPair(colours)).toBeUndefined();
});

test('with the site’s own brand, it is nearly the same', () => {
  const palette = brandColours(colours.brand[0]);
  const parts = (value: string) => readColour(value.slice(0, 7));
  for (const [name, pair] of Object.entries(colours)) {
    if (name === 'brand-hover') continue;
    for (const [scheme, value] of pair.entries()) {
      const turned = parts(
        Object.entries(palette).find(([key]) => key === name)?.[1][scheme] ?? '',
      );
      for (const [index, part] of parts(value).entries()) {
        expect([name, Math.abs((turned[index] ?? 9) - part) < 0.02]).toEqual([name, true]);
      }
    }
  }
});

test('every colour is read and written without a difference', () => {
  fc.assert(fc.property(hex, (colour) => fromOklch(toOklch(colour)) === colour));
});

test.each(['#00703c', '#c8102e', '#0057b8', '#008080', '#e6007e', '#b35900', '#000000', '#1a1a2e'])(
  '%s is legible everywhere, in both schemes',
  (brand) => {
    const palette = brandColours(brand);
    expect(weakestPair(palette)).toBeUndefined();
    expect(palette.brand[0]).toBe(brand);
    expect(palette['green-ink']).toEqual(colours['green-ink']);
    expect(palette.paper[0]).toBe(colours.paper[0]);
  },
);

describe('a colour on which white words cannot be read', () => {
  test.each([
    ['#777777', 4.48],
    ['#ff7a00', 2.61],
    ['#ffffff', 1],
  ])('is told by the contrast that it has: %s, %d', (brand, has) => {
    const weakest = weakestPair(brandColours(brand));
    expect(weakest).toMatchObject({ above: 'on-brand', ground: 'brand', least: 4.5 });
    expect(weakest?.has).toBeCloseTo(has, 1);
  });

  test('is the only one that fails', () => {
    fc.assert(
      fc.property(hex, (brand) => {
        expect(weakestPair(brandColours(brand)) === undefined).toBe(onWhite(brand) >= 4.5);
      }),
      { numRuns: 60 },
    );
  });
});
