import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface BrandMarkProps extends Place {
  readonly tile: Colour;
  readonly tone: Colour;
}

/** The logo of an invented shop network: a lightning on a rounded tile, 48 × 48. */
export const BrandMark = ({ tile, tone, ...place }: BrandMarkProps) => (
  <At {...place}>
    <rect width={48} height={48} rx={13} className={tile} />
    <At x={8} y={8} scale={1.333}>
      <path d="M13.500 2L4.500 13.500h6l-1 8.500L19.500 10h-6.500z" className={tone} />
    </At>
  </At>
);
