import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface ShelfProps extends Place {
  readonly width: number;
  /** How far there are goods on it, where something else stands before the rest. */
  readonly stocked?: number;
  /** Which goods: two shelves one above the other have different ones. */
  readonly row?: 'first' | 'second';
  /** Of the pale goods, where the wall is as white as they are. */
  readonly pale?: Colour;
}

/** Goods: distance from the left, width, height, colour; the row repeats. */
const goods = {
  first: [
    [4, 14, 22, 'marigold'],
    [22, 18, 14, 'brand-lift'],
    [44, 10, 20, 'on-brand'],
    [58, 22, 16, 'on-brand'],
    [84, 12, 24, 'green'],
    [100, 16, 12, 'marigold'],
  ],
  second: [
    [4, 22, 14, 'on-brand'],
    [31, 11, 24, 'green'],
    [46, 11, 24, 'green'],
    [63, 20, 12, 'marigold'],
    [89, 12, 20, 'brand-lift'],
    [105, 14, 16, 'on-brand'],
  ],
} as const;

const rowWidth = 124;

/** A board on the wall with goods on it; y is the upper edge of the board. */
export function Shelf(props: ShelfProps) {
  const { width, stocked = width, row: kind = 'first', pale, ...place } = props;
  const rows = Array.from({ length: Math.ceil(width / rowWidth) }, (_, row) => row * rowWidth);
  return (
    <At {...place}>
      {rows.flatMap((left) =>
        goods[kind]
          .filter(([x, wide]) => left + x + wide < stocked)
          .map(([x, wide, high, tone]) => (
            <rect
              key={left + x}
              x={left + x}
              y={-high}
              width={wide}
              height={high}
              rx={3}
              className={tone === 'on-brand' ? (pale ?? tone) : tone}
            />
          )),
      )}
      <path d={`M0 2H${width}`} className="stroke-brand-lift" strokeWidth={4} opacity={0.7} />
    </At>
  );
}
