import { useId } from 'react';
import { At, type Place } from '../stage/At.tsx';

interface EveningWindowProps extends Place {
  readonly width: number;
  readonly height: number;
  /** The middle of the sun, from the upper left corner, where there is room for it. */
  readonly sun?: readonly [x: number, y: number];
  /** Where it is divided, as a share of its width, if it is. */
  readonly bar?: number;
}

/* Left edge, width and height of each house, as shares of the window's width. */
const houses = [
  [0, 0.12, 0.13],
  [0.12, 0.18, 0.2],
  [0.3, 0.3, 0.14],
  [0.6, 0.4, 0.12],
] as const;

/** A window on the evening sun above the roofs; its sill is 14 high below it. */
export function EveningWindow({ width, height, sun, bar, ...place }: EveningWindowProps) {
  const id = useId();
  return (
    <At {...place}>
      <clipPath id={id}>
        <rect width={width} height={height} rx={10} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={width} height={height} className="marigold-soft" />
        {sun && <circle cx={sun[0]} cy={sun[1]} r={26} className="marigold" />}
        {houses.map(([left, wide, high]) => (
          <rect
            key={left}
            x={left * width}
            y={height - high * width}
            width={wide * width}
            height={high * width}
            className="skyline"
          />
        ))}
      </g>
      {bar && <path d={`M${bar * width} 0V${height}`} className="stroke-surface" strokeWidth={7} />}
      <rect width={width} height={height} rx={10} className="stroke-surface" strokeWidth={10} />
      <rect x={-14} y={height - 2} width={width + 28} height={14} rx={5} className="surface" />
    </At>
  );
}
