import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

/** The sign of an invented shop network, on a grid of 24. */
export type BrandSign = 'bolt' | 'letter' | 'bars';

interface BrandMarkProps extends Place {
  readonly sign: BrandSign;
  readonly tile: Colour;
  readonly tone: Colour;
}

/* Those that are drawn with one broad line; the lightning is filled. */
const lines = {
  letter: 'M17.500 6.500h-7a2.900 2.900 0 000 5.800h3a2.900 2.900 0 010 5.700H6.500',
  bars: 'M5.500 18.500v-3.500M12 18.500v-8M18.500 18.500v-13',
} as const;

/** The logo of a shop network: its sign on a rounded tile, 48 × 48. */
export const BrandMark = ({ sign, tile, tone, ...place }: BrandMarkProps) => (
  <At {...place}>
    <rect width={48} height={48} rx={13} className={tile} />
    <At x={8} y={8} scale={1.333}>
      {sign === 'bolt' ? (
        <path d="M13.500 2L4.500 13.500h6l-1 8.500L19.500 10h-6.500z" className={tone} />
      ) : (
        <path d={lines[sign]} className={`stroke-${tone}`} strokeWidth={3.6} />
      )}
    </At>
  </At>
);
