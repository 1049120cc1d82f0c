import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface FingerprintProps extends Place {
  /** The height; it is four fifths as wide. */
  readonly size: number;
  readonly tone?: Colour;
}

/** Ridges on a 100 × 124 grid: arches outside, loops inside, each broken where a ridge breaks. */
const ridges = [
  'M8 62V52a42 42 0 0184 0v16',
  'M12 84c3-7 4-14 4-22V52a34 34 0 0168 0v14c0 8-1 15-3 22',
  'M17 98c5-10 7-21 7-34V53a26 26 0 0145-18',
  'M75 46c1 2 1 5 1 7v14c0 12-2 23-6 34',
  'M25 108c5-11 7-24 7-41V53a18 18 0 0136 0v14c0 15-3 29-8 42',
  'M34 115c4-12 6-26 6-44V54a10 10 0 0120 0v14c0 17-3 32-8 48',
  'M44 118c4-13 6-29 6-47V56',
  'M89 78c0 4-1 8-2 12M21 26C28 16 38 10 50 10c6 0 11 1 16 4',
];

/** A fingerprint. */
export function Fingerprint({ size, tone = 'brand', ...place }: FingerprintProps) {
  return (
    <At {...place} scale={Number((size / 124).toFixed(3))}>
      {ridges.map((ridge) => (
        <path key={ridge} d={ridge} className={`stroke-${tone}`} strokeWidth={4} />
      ))}
    </At>
  );
}
