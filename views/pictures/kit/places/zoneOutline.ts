import { indiaZones } from './indiaZones.ts';

type Point = readonly [x: number, y: number];

/** The corners of a closed edge. */
export type Ring = readonly Point[];

/** Whether it is around a few squares of the grid. */
export const isIsland = (ring: Ring): boolean => ring.length <= 8;

const zoneAt = (column: number, row: number): string => indiaZones[row]?.[column] ?? ' ';

/* Where three zones meet, or two and the sea, the corner keeps its place: so neighbours go on sharing their border. */
const isMeeting = ([x, y]: Point): boolean =>
  new Set([zoneAt(x - 1, y - 1), zoneAt(x, y - 1), zoneAt(x - 1, y), zoneAt(x, y)]).size > 2;

/* The sides of a zone's squares that are not shared, clockwise, by where they begin. */
const sidesOf = (zone: string): Map<string, Point[]> => {
  const sides = new Map<string, Point[]>();
  const add = (from: Point, to: Point) =>
    sides.set(String(from), [...(sides.get(String(from)) ?? []), to]);
  for (const [row, line] of indiaZones.entries())
    for (const [column, own] of [...line].entries()) {
      if (own !== zone) continue;
      if (zoneAt(column, row - 1) !== zone) add([column, row], [column + 1, row]);
      if (zoneAt(column + 1, row) !== zone) add([column + 1, row], [column + 1, row + 1]);
      if (zoneAt(column, row + 1) !== zone) add([column + 1, row + 1], [column, row + 1]);
      if (zoneAt(column - 1, row) !== zone) add([column, row + 1], [column, row]);
    }
  return sides;
};

/* The edges of a zone as closed rings of corners of the grid: its mainland and its islands. */
const ringsOf = (zone: string): Ring[] => {
  const sides = sidesOf(zone);
  const rings: Point[][] = [];
  for (const start of sides.keys()) {
    const ring: Point[] = [];
    let next = sides.get(start)?.pop();
    while (next) {
      ring.push(next);
      next = sides.get(String(next))?.pop();
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
};

/* Each corner moves towards the middle of its neighbours, so that the stairs of the grid become a coast. */
const evened = (ring: Ring, isFixed: readonly boolean[]): Point[] =>
  ring.map((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const after = ring[(index + 1) % ring.length] ?? point;
    return isFixed[index]
      ? point
      : [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });

/** The same rings without stairs; an island keeps its size. */
export const evenRingsOf = (zone: string): Ring[] =>
  ringsOf(zone).map((ring) => {
    const isFixed = ring.map(isMeeting);
    return isIsland(ring) ? ring : [1, 2, 3].reduce<Ring>((even) => evened(even, isFixed), ring);
  });
