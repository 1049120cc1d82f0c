import { useId } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { KolkataEvening } from './KolkataEvening.tsx';

interface BridgeWindowProps extends Place {
  readonly width: number;
  readonly height: number;
  /** How far below its upper edge the towers end; without, a ferry is just above its lower one. */
  readonly sky?: number;
}

/** A window over the Hooghly with its bridge in the evening. */
export function BridgeWindow({ width, height, sky, ...place }: BridgeWindowProps) {
  const id = useId();
  const scale = Number((width / 480).toFixed(3));
  /* The towers end at 139 of the view, and the hull of the ferry before 402. */
  const top = sky === undefined ? height - 402 * scale : sky - 139 * scale;
  return (
    <At {...place}>
      <clipPath id={id}>
        <rect width={width} height={height} rx={8} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={width} height={height} className="marigold-soft" />
        <KolkataEvening x={0} y={top} scale={scale} />
      </g>
      <path d={`M${width / 2} 0V${height}`} className="stroke-surface" strokeWidth={6} />
      <rect width={width} height={height} rx={8} className="stroke-surface" strokeWidth={10} />
      <rect x={-14} y={height - 2} width={width + 28} height={14} rx={5} className="surface" />
    </At>
  );
}
