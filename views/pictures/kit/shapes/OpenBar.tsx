import { useId } from 'react';

interface OpenBarProps {
  readonly y: number;
  /** Of the scale; at its end nothing is left of the bar. */
  readonly width: number;
  readonly height: number;
}

/** From stroke to stroke of the hatching. */
const gap = 11;

/** A mode without a public limit on the scale of amounts: hatched, and it fades away, so that nobody reads an end. */
export function OpenBar({ y, width, height }: OpenBarProps) {
  const fade = useId();
  const shape = useId();
  const strokes = Array.from({ length: Math.ceil(width / gap) }, (_, index) => index * gap);
  return (
    <g transform={`translate(0 ${y})`}>
      <linearGradient id={fade} gradientUnits="userSpaceOnUse" x2={width}>
        <stop className="stop-brand-lift" />
        <stop offset=".5" className="stop-brand-lift" stopOpacity={0.45} />
        <stop offset="1" className="stop-brand-lift" stopOpacity={0} />
      </linearGradient>
      <clipPath id={shape}>
        <path
          d={`M${width} 0H${height / 2}a${height / 2} ${height / 2} 0 000 ${height}H${width}z`}
        />
      </clipPath>
      <g clipPath={`url(#${shape})`}>
        <rect width={width} height={height} fill={`url(#${fade})`} opacity={0.14} />
        <path
          d={strokes.map((x) => `M${x - height / 2} ${height}l${height} ${-height}`).join('')}
          fill="none"
          stroke={`url(#${fade})`}
          strokeWidth={2}
          opacity={0.4}
        />
      </g>
    </g>
  );
}
