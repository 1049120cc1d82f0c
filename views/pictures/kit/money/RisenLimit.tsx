import { useId } from 'react';
import { At, type Place } from '../stage/At.tsx';

interface RisenLimitProps extends Place {
  readonly width: number;
  readonly height: number;
}

/* Of the bar: what there was, and how far it has risen. */
const before = 0.54;
const now = 0.8;

/** A limit as a bar: what there was of it, and in green what was added. */
export function RisenLimit({ width, height, ...place }: RisenLimitProps) {
  const round = useId();
  return (
    <At {...place}>
      <clipPath id={round}>
        <rect width={width} height={height} rx={height / 2} />
      </clipPath>
      <g clipPath={`url(#${round})`}>
        <rect width={width} height={height} className="brand-soft" />
        <path
          d={`M0 0H${width * now - height / 2}a${height / 2} ${height / 2} 0 010 ${height}H0z`}
          className="green"
        />
        <rect width={width * before} height={height} className="brand" />
        <path d={`M${width * before} 0V${height}`} className="stroke-surface" strokeWidth={3} />
      </g>
    </At>
  );
}
