import { At, type Place } from '../stage/At.tsx';

interface RadioMastProps extends Place {
  readonly tone?: 'brand' | 'on-deep';
}

/** The mast of a mobile operator with its waves, 184 × 148; x is its middle. */
export const RadioMast = ({ tone = 'brand', ...place }: RadioMastProps) => (
  <At {...place}>
    <path
      d="M0 36V146M0 36L-38 146H38zM-12 72h24M-24 106h48M-12 72l36 34M12 72l-36 34"
      className={`stroke-${tone}`}
      strokeWidth={3.5}
    />
    <circle cy={30} r={11} className="marigold" />
    {[30, 56, 82].map((radius, index) => (
      <path
        key={radius}
        d={`M${-radius * 0.8} ${30 - radius * 0.45}a${radius} ${radius} 0 000 ${radius * 0.9}M${radius * 0.8} ${30 - radius * 0.45}a${radius} ${radius} 0 010 ${radius * 0.9}`}
        className={`stroke-${tone}`}
        strokeWidth={4.5}
        opacity={0.9 - index * 0.25}
      />
    ))}
  </At>
);
