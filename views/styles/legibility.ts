/** Whether the words and controls of a palette can be read on what they stand on, in both schemes. */
import type { colours } from './colours.ts';
import { contrast, readColour } from './contrast.ts';
import { contrastPairs, deepPairs, outlinePairs } from './contrastPairs.ts';

export type ColourName = keyof typeof colours;
export type Colours = Readonly<Record<ColourName, readonly [light: string, dark: string]>>;

/** The schemes by their place in a colour's pair. */
export const schemes = [0, 1] as const;
export type Scheme = (typeof schemes)[number];

export interface CheckedPair {
  readonly above: ColourName;
  readonly ground: ColourName;
  /** WCAG 1.4.3 for words, 1.4.11 for outlines. */
  readonly least: 4.5 | 3;
}

/** What must be legible in a scheme; a deep band is dark in both. */
export const pairsOf = (scheme: Scheme): readonly CheckedPair[] => [
  ...[...contrastPairs, ...(scheme === 1 ? deepPairs : [])].map(
    ([above, ground]) => ({ above, ground, least: 4.5 }) as const,
  ),
  ...outlinePairs.map(([above, ground]) => ({ above, ground, least: 3 }) as const),
];

/** The contrast of two colours of a palette in a scheme. */
export const ratioOf = (
  palette: Colours,
  scheme: Scheme,
  { above, ground }: Pick<CheckedPair, 'above' | 'ground'>,
): number => contrast(readColour(palette[above][scheme]), readColour(palette[ground][scheme]));

/** The pair of a palette that is furthest below the contrast it needs, and what it has; undefined if all have enough. */
export function weakestPair(
  palette: Colours,
): (CheckedPair & { readonly has: number }) | undefined {
  const weak = schemes.flatMap((scheme) =>
    pairsOf(scheme)
      .map((pair) => ({ ...pair, has: ratioOf(palette, scheme, pair) }))
      .filter(({ has, least }) => has < least),
  );
  return weak.sort((a, b) => a.has / a.least - b.has / b.least)[0];
}
