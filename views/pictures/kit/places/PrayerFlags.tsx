import { At, type Place } from '../stage/At.tsx';

/* Blue, white, red, green, yellow, as they are hung in the Himalayas. */
const tones = ['brand-lift', 'on-brand', 'red', 'green', 'marigold'] as const;

const step = 22;
const sag = 10;

interface PrayerFlagsProps extends Place {
  /** Of the string, from nail to nail. */
  readonly width: number;
}

/** A string of flags in the five colours, which sags by 10. */
export const PrayerFlags = ({ width, ...place }: PrayerFlagsProps) => {
  const count = Math.floor((width - 12) / step);
  const first = (width - count * step) / 2 + 2;
  const depth = (x: number) => 4 * sag * (x / width) * (1 - x / width);
  const flag = (index: number) => {
    const x = first + index * step;
    const [from, to] = [depth(x), depth(x + 18)].map((y) => Number(y.toFixed(1)));
    return `M${x} ${from}L${x + 18} ${to}v16q-4 3-9 0t-9 0z`;
  };
  return (
    <At {...place}>
      {tones.map((tone, offset) => (
        <path
          key={tone}
          d={Array.from({ length: count }, (_, index) => index)
            .filter((index) => index % tones.length === offset)
            .map(flag)
            .join('')}
          className={tone}
        />
      ))}
      <path
        d={`M0 0Q${width / 2} ${2 * sag} ${width} 0`}
        className="stroke-skin-deep"
        strokeWidth={2}
      />
    </At>
  );
};
