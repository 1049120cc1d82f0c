import type { Colour } from '../../palette.ts';
import { At, type Place, useDrawnScale } from '../stage/At.tsx';

/** The colours of folded saris that lie on each other, from the lowest up. */
type Saris = readonly Colour[];

/* Of one that is folded, 96 wide. */
const high = 19;

/* Below this size what is woven into the cloth would be dust. */
const wovenFrom = 0.5;

/* Small flowers, a check, and a running stitch: dashes of one line over the front of the cloth. */
const weaves = [
  { strokeWidth: 2.6, strokeDasharray: '0 9' },
  { strokeWidth: 5, strokeDasharray: '1.500 6', strokeLinecap: 'butt' },
  { strokeWidth: 1.6, strokeDasharray: '5 5' },
] as const;

const zariOf = (tone: Colour) => (tone === 'marigold' ? 'red' : 'code-string');

interface SariProps {
  readonly y: number;
  readonly tone: Colour;
  readonly weave: (typeof weaves)[number] | undefined;
}

/* Its woven border runs along the front, below the edge of the upper layer: a band across would make it a book. */
const Sari = ({ y, tone, weave }: SariProps) => {
  const zari = zariOf(tone);
  const isWoven = useDrawnScale() > wovenFrom;
  return (
    <g transform={`translate(0 ${y})`}>
      <path
        d={
          isWoven
            ? 'M7 1Q50-2 90 .500 97 4 96 10 97 17 90 18.500H6Q-1 16 0 9 0 3 7 1z'
            : 'M5 0H91a5 5 0 015 5v8a5 5 0 01-5 5H5a5 5 0 01-5-5V5a5 5 0 015-5z'
        }
        className={tone}
      />
      {isWoven && <path d="M6 5H92" className={`stroke-${zari}`} {...weave} />}
      <path d="M.500 11H95.500V15H1z" className={zari} />
    </g>
  );
};

/** The end of the uppermost sari of a pile, which hangs down over the others, 34 × 38. */
const LooseEnd = ({ tone, ...place }: Place & { readonly tone: Colour }) => (
  <At {...place}>
    <path d="M0 0Q17-4 34 0L36 36Q27 40 18 37 9 41-2 37z" className={tone} />
    <path d="M-1.500 27Q17 32 35.500 26V32Q17 37-2 33z" className={zariOf(tone)} />
    <path d="M9 3L7 27M23 2L25 28" className="stroke-shade" strokeWidth={2} opacity={0.25} />
  </At>
);

interface SariPileProps extends Place {
  readonly saris: Saris;
  /** The end of the uppermost hangs down. */
  readonly loose?: boolean;
}

/** Folded saris on each other, 96 wide; y is what they lie on. */
export const SariPile = ({ saris, loose, ...place }: SariPileProps) => (
  <At {...place}>
    {saris.map((tone, index) => (
      <Sari
        key={tone}
        y={-high * (index + 1)}
        tone={tone}
        weave={weaves[(index + saris.length) % weaves.length]}
      />
    ))}
    <path
      d={saris.map((_, index) => `M2 ${8 - high * (index + 1)}H95`).join('')}
      className="stroke-shade"
      opacity={0.25}
    />
    {loose && <LooseEnd x={50} y={2 - high * saris.length} tone={saris.at(-1) ?? 'red'} />}
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
