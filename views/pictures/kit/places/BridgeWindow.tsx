import { useId } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { KolkataEvening } from './KolkataEvening.tsx';

interface BridgeWindowProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly panes?: 2 | 3;
}

/** A window of three panes, or two, over the Hooghly with its bridge in the evening. */
export function BridgeWindow({ width, height, panes = 3, ...place }: BridgeWindowProps) {
  const id = useId();
  const scale = Number((width / 480).toFixed(3));
  return (
    <At {...place}>
      <clipPath id={id}>
        <rect width={width} height={height} rx={8} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={width} height={height} className="marigold-soft" />
        <KolkataEvening x={0} y={height - 376 * scale} scale={scale} />
      </g>
      <path
        d={Array.from(
          { length: panes - 1 },
          (_, index) => `M${((index + 1) * width) / panes} 0V${height}`,
        ).join('')}
        className="stroke-surface"
        strokeWidth={6}
      />
      <rect width={width} height={height} rx={8} className="stroke-surface" strokeWidth={10} />
      <rect x={-14} y={height - 2} width={width + 28} height={14} rx={5} className="surface" />
    </At>
  );
}
