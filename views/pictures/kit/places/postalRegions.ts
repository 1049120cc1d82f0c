import type { Colour } from '../../palette.ts';

interface PostalRegion {
  readonly name: string;
  /** As the first digits have it in the table beside the map. */
  readonly tone: Colour;
  /** Where its name stands. */
  readonly x: number;
  readonly y: number;
  readonly zones: readonly {
    readonly digit: string;
    /** The latitude and the longitude of its number. */
    readonly at: readonly [number, number];
  }[];
}

/** The regions of India with a post of their own, two zones each, and where their words stand on the map. */
export const postalRegions: readonly PostalRegion[] = [
  {
    name: 'North',
    tone: 'on-deep',
    x: 28,
    y: 103,
    zones: [
      { digit: '1', at: [33.6, 76.4] },
      { digit: '2', at: [27, 80.4] },
    ],
  },
  {
    name: 'West',
    tone: 'sheen-from',
    x: 28,
    y: 194,
    zones: [
      { digit: '3', at: [25.6, 72.8] },
      { digit: '4', at: [20.6, 77] },
    ],
  },
  {
    name: 'South',
    tone: 'code-number',
    x: 258,
    y: 562,
    zones: [
      { digit: '5', at: [15.9, 77.6] },
      { digit: '6', at: [10.9, 78] },
    ],
  },
  {
    name: 'East',
    tone: 'marigold',
    x: 514,
    y: 156,
    zones: [
      { digit: '7', at: [26.9, 93.9] },
      { digit: '8', at: [24.4, 85.6] },
    ],
  },
];
