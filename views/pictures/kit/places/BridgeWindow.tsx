import { useId } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { KolkataEvening } from './KolkataEvening.tsx';

interface BridgeWindowProps extends Place {
  readonly width: number;
  readonly height: number;
}

/** A window over the Hooghly with its bridge in the evening. */
export function BridgeWindow({ width, height, ...place }: BridgeWindowProps) {
  const id = useId();
  const scale = Number((width / 480).toFixed(3));
  /* Below the hull of the ferry where there is room for it under the towers. */
  const foot = height > 320 * scale ? 402 : 376;
  return (
    <At {...place}>
      <clipPath id={id}>
        <rect width={width} height={height} rx={8} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={width} height={height} className="marigold-soft" />
        <KolkataEvening x={0} y={height - foot * scale} scale={scale} />
      </g>
      <path d={`M${width / 2} 0V${height}`} className="stroke-surface" strokeWidth={6} />
      <rect width={width} height={height} rx={8} className="stroke-surface" strokeWidth={10} />
      <rect x={-14} y={height - 2} width={width + 28} height={14} rx={5} className="surface" />
    </At>
  );
}
