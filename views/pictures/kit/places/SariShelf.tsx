import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

/** The colours of folded saris that lie on each other, from the lowest up. */
type Saris = readonly Colour[];

/* Of one that is folded, 96 wide. */
const high = 19;

/* Its woven border runs along the front, below the edge of the upper layer: a band across would make it a book. */
const Sari = ({ y, tone }: { readonly y: number; readonly tone: Colour }) => (
  <>
    <rect y={y} width={96} height={high - 1} rx={5} className={tone} />
    <path
      d={`M0 ${y + 10.5}H96V${y + 14}H0z`}
      className={tone === 'marigold' ? 'red' : 'code-string'}
    />
    <path d={`M1 ${y + 6}H95`} className="stroke-shade" strokeWidth={1.5} opacity={0.2} />
  </>
);

/** Folded saris on each other, 96 wide; y is what they lie on. */
const SariPile = ({ saris, ...place }: Place & { readonly saris: Saris }) => (
  <At {...place}>
    {saris.map((tone, index) => (
      <Sari key={tone} y={-high * (index + 1)} tone={tone} />
    ))}
  </At>
);

interface SariShelfProps extends Place {
  readonly width: number;
  /** Where a pile begins, and what lies in it. */
  readonly piles: readonly (readonly [x: number, saris: Saris])[];
}

/** A board on the wall of a shop with piles of folded saris; y is its upper edge. */
export const SariShelf = ({ width, piles, ...place }: SariShelfProps) => (
  <At {...place}>
    {piles.map(([x, saris]) => (
      <SariPile key={x} x={x} y={0} saris={saris} />
    ))}
    <path d={`M0 0H${width}V7H0z`} className="brand-lift" opacity={0.7} />
  </At>
);
