import { At, type Place } from '../stage/At.tsx';

/* In the order in which they always hang. */
const tones = ['brand', 'on-brand', 'red', 'green', 'marigold'] as const;

interface PrayerFlagsProps extends Place {
  /** How far the line runs to the right, and how far its end is below its start. */
  readonly width: number;
  readonly fall: number;
  /** How deep it hangs in its middle. */
  readonly sag: number;
  readonly count: number;
}

/** A line of prayer flags, which hangs from 0,0 to the right. */
export const PrayerFlags = ({ width, fall, sag, count, ...place }: PrayerFlagsProps) => {
  /* A parabola, which is how a slack line looks. */
  const at = (part: number) => [width * part, fall * part + 4 * sag * part * (1 - part)] as const;
  const flag = (width / count) * 0.66;
  return (
    <At {...place}>
      <path
        d={`M0 0Q${width / 2} ${fall / 2 + 2 * sag} ${width} ${fall}`}
        className="stroke-muted"
        strokeWidth={1.5}
      />
      {Array.from({ length: count }, (_, index) => {
        const [x, y] = at((index + 0.5) / count);
        const slope = (fall + 4 * sag * (1 - (2 * index + 1) / count)) / width;
        return (
          <path
            key={x}
            d={`M${-flag / 2} 0H${flag / 2}L${flag / 2 - 2} ${flag * 1.1}H${-flag / 2 - 1}z`}
            transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round((Math.atan(slope) * 180) / Math.PI)})`}
            className={tones[index % tones.length]}
          />
        );
      })}
    </At>
  );
};
