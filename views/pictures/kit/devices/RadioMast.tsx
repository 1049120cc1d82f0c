import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface RadioMastProps extends Place {
  readonly tone?: Colour;
}

/* From top to bottom: where the mast has a crossbar, and how far its legs are from the middle there. */
const bars = [
  [48, 6],
  [66, 11],
  [88, 17],
  [113, 24],
  [140, 32],
] as const;

/* Between two crossbars, braces from leg to leg. */
const braces = bars
  .slice(1)
  .map(([y, half], index) => {
    const [above, narrow] = bars[index] ?? bars[0];
    return `M${-narrow} ${above}L${half} ${y}M${narrow} ${above}L${-half} ${y}`;
  })
  .join('');

/** The mast of a mobile operator, an open lattice, with its waves, 78 × 148; x is its middle. */
export const RadioMast = ({ tone = 'brand', ...place }: RadioMastProps) => (
  <At {...place}>
    <path d="M-32 141L-6 46H6L32 141M0 46V30" className={`stroke-${tone}`} strokeWidth={6} />
    <path
      d={`${braces}M-11 66H11M-17 88H17M-24 113H24`}
      className={`stroke-${tone}`}
      strokeWidth={3.5}
    />
    <path d="M-36 143H36" className={`stroke-${tone}`} strokeWidth={6} />
    <circle cy={30} r={10} className="marigold" />
    {[26, 42].map((radius, index) => (
      <path
        key={radius}
        d={`M${-radius * 0.8} ${30 - radius * 0.45}a${radius} ${radius} 0 000 ${radius * 0.9}M${radius * 0.8} ${30 - radius * 0.45}a${radius} ${radius} 0 010 ${radius * 0.9}`}
        className={`stroke-${tone}`}
        strokeWidth={4.5}
        opacity={0.9 - index * 0.35}
      />
    ))}
  </At>
);
