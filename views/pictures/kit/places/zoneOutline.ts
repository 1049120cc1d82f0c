import { indiaZones } from './indiaZones.ts';

/** The first digit of a pincode that has a place on the map. */
export type Zone = keyof typeof indiaZones;

type Point = readonly [x: number, y: number];

/* A degree from north to south, and one from west to east as long as it is in the middle of India. */
const degree = { x: 19.6, y: 21.66 };
const corner = { longitude: 68.15, latitude: 37.05, x: 14, y: 18 };

/** How far before a corner its bend begins. */
const bend = 3.5;

/** Where a place is on the map, which is 600 × 690. */
export const pointOf = (latitude: number, longitude: number) => ({
  x: Number((corner.x + (longitude - corner.longitude) * degree.x).toFixed(1)),
  y: Number((corner.y + (corner.latitude - latitude) * degree.y).toFixed(1)),
});

const cornersOf = (zone: Zone): Point[] => {
  const numbers = indiaZones[zone].trim().split(/\s+/).map(Number);
  return numbers.flatMap((longitude, index) => {
    if (index % 2) return [];
    const { x, y } = pointOf(numbers[index + 1] ?? Number.NaN, longitude);
    return [[x, y] as const];
  });
};

/* A point on the way from a corner to its neighbour, half way at most: there the bend of that one begins. */
const towards = ([x, y]: Point, [nextX, nextY]: Point): string => {
  const share = Math.min(0.5, bend / Math.hypot(nextX - x, nextY - y));
  return `${(x + (nextX - x) * share).toFixed(1)} ${(y + (nextY - y) * share).toFixed(1)}`;
};

const middle = ([x, y]: Point, [nextX, nextY]: Point): string =>
  `${((x + nextX) / 2).toFixed(1)} ${((y + nextY) / 2).toFixed(1)}`;

/* A line through corners with small bends, the same from both sides of a border. */
const bent = (at: Point, before: Point, after: Point): string =>
  `${towards(at, before)}Q${at.join(' ')} ${towards(at, after)}`;

/** The mainland of a zone as a closed path. */
export const outlineOf = (zone: Zone): string => {
  const corners = cornersOf(zone);
  const bends = corners.map((at, index) =>
    bent(at, corners.at(index - 1) ?? at, corners[(index + 1) % corners.length] ?? at),
  );
  return `M${bends.join('L')}z`;
};

/** The borders between zones, along the sides that one has in common with another before it; the coast is none. */
export const innerBorders = (zones: readonly Zone[]): string => {
  const known = new Set<string>();
  return zones
    .flatMap((zone) => {
      const ring = cornersOf(zone);
      const lines = ring.flatMap((at, index) => {
        const before = ring.at(index - 1) ?? at;
        const after = ring[(index + 1) % ring.length] ?? at;
        const start = known.has(`${at} ${before}`) && middle(before, at);
        const end = known.has(`${after} ${at}`) && middle(at, after);
        if (start && end) return `M${start}L${bent(at, before, after)}L${end}`;
        return start || end ? `M${start || end}L${at.join(' ')}` : [];
      });
      for (const [index, at] of ring.entries()) known.add(`${ring.at(index - 1)} ${at}`);
      return lines;
    })
    .join('');
};
