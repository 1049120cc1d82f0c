import type { Colour } from '../../palette.ts';
import { placeOf } from './indiaZones.ts';
import { evenRingsOf, isIsland, type Ring } from './zoneOutline.ts';

const step = 12.75;
const origin = { x: 19, y: 32 };

/** Where a place is on the map. */
export const pointOf = (latitude: number, longitude: number) => {
  const { column, row } = placeOf(latitude, longitude);
  return { x: Math.round(origin.x + column * step), y: Math.round(origin.y + row * step) };
};

/* A corner of the grid is half a step before the middle of its square. */
const on = (start: number, place: number): number =>
  Number((start + (place - 0.5) * step).toFixed(1));

/* From the middle of one side to that of the next, around the corner between them. */
const outlineOf = (rings: readonly Ring[]): string =>
  rings
    .map((ring) => {
      const bends = ring.map(([x, y], index) => {
        const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
        return [
          `${on(origin.x, x)} ${on(origin.y, y)}`,
          `${on(origin.x, (x + nextX) / 2)} ${on(origin.y, (y + nextY) / 2)}`,
        ] as const;
      });
      return `M${bends.at(-1)?.[1]}${bends.map(([corner, middle]) => `Q${corner} ${middle}`).join('')}z`;
    })
    .join('');

interface ZoneShapeProps {
  readonly zone: string;
  readonly tone: Colour;
  /** Of the gap to its neighbours. */
  readonly ground: Colour;
}

/** One postal zone on the map of India, with its islands, as a plain shape with a gap around it. */
export const ZoneShape = ({ zone, tone, ground }: ZoneShapeProps) => {
  const rings = evenRingsOf(zone);
  /* An island has no neighbours, and would shrink to a speck. */
  const mainland = rings.filter((ring) => !isIsland(ring));
  return (
    <>
      <path d={outlineOf(rings)} className={tone} />
      <path d={outlineOf(mainland)} className={`stroke-${ground}`} strokeWidth={5} />
    </>
  );
};
