import { useId } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { MemorialAcrossPool, MemorialSun } from './MemorialAcrossPool.tsx';

interface MemorialWindowProps extends Place {
  readonly width: number;
  readonly height: number;
}

/** A window from which one sees the Victoria Memorial across its pool in the evening, in one pane, because a post would cut its dome. */
export function MemorialWindow({ width, height, ...place }: MemorialWindowProps) {
  const glass = useId();
  const scale = Number((width / 370).toFixed(3));
  const bank = height - 44 * scale;
  return (
    <At {...place}>
      <clipPath id={glass}>
        <rect width={width} height={height} rx={8} />
      </clipPath>
      <g clipPath={`url(#${glass})`}>
        <rect width={width} height={height} className="marigold-soft" />
        <MemorialSun x={width / 2} y={bank} scale={scale} />
        <MemorialAcrossPool x={width / 2} y={bank} scale={scale} />
      </g>
      <rect width={width} height={height} rx={8} className="stroke-surface" strokeWidth={10} />
      <rect x={-14} y={height - 2} width={width + 28} height={14} rx={5} className="surface" />
    </At>
  );
}
