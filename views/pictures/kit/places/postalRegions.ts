import type { Colour } from '../../palette.ts';
import type { Zone } from './zoneOutline.ts';

interface PostalRegion {
  readonly name: string;
  /** As the first digits have it in the table beside the map. */
  readonly tone: Colour;
  /** Where its name stands. */
  readonly x: number;
  readonly y: number;
  readonly zones: readonly {
    readonly digit: Zone;
    /** The latitude and the longitude of its number. */
    readonly at: readonly [number, number];
    /** The same of a smaller one, on a part that lies apart. */
    readonly apart?: readonly [number, number];
  }[];
}

/** The regions of India with a post of their own, two zones each, and where their words stand on the map. */
export const postalRegions: readonly PostalRegion[] = [
  {
    name: 'North',
    tone: 'on-deep',
    x: 24,
    y: 104,
    zones: [
      { digit: 1, at: [33.9, 76.2] },
      { digit: 2, at: [27.1, 80.3] },
    ],
  },
  {
    name: 'West',
    tone: 'sheen-from',
    x: 14,
    y: 190,
    zones: [
      { digit: 3, at: [26.3, 73.1] },
      { digit: 4, at: [20.8, 77.2] },
    ],
  },
  {
    name: 'South',
    tone: 'code-number',
    x: 262,
    y: 572,
    zones: [
      { digit: 5, at: [15.6, 77.3] },
      { digit: 6, at: [10.9, 78.1] },
    ],
  },
  {
    name: 'East',
    tone: 'marigold',
    x: 520,
    y: 158,
    zones: [
      { digit: 7, at: [26.5, 93.7], apart: [20.75, 84.35] },
      { digit: 8, at: [25, 85.6] },
    ],
  },
];
