import { useId } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { KolkataEvening } from './KolkataEvening.tsx';

interface BridgeWindowProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Where it is divided, as shares of its width; by default into three. */
  readonly bars?: readonly number[];
  /** So tall that the towers of the bridge and the ferry are whole. */
  readonly tall?: boolean;
}

const thirds = [1 / 3, 2 / 3] as const;

/** A window over the Hooghly with its bridge in the evening. */
export function BridgeWindow({ width, height, bars = thirds, tall, ...place }: BridgeWindowProps) {
  const id = useId();
  const scale = Number((width / 480).toFixed(3));
  /* Below the hull of the ferry where there is room for it under the towers. */
  const foot = tall || height > 320 * scale ? 402 : 376;
  return (
    <At {...place}>
      <clipPath id={id}>
        <rect width={width} height={height} rx={8} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={width} height={height} className="marigold-soft" />
        <KolkataEvening x={0} y={height - foot * scale} scale={scale} tall={tall} />
      </g>
      <path
        d={bars.map((share) => `M${share * width} 0V${height}`).join('')}
        className="stroke-surface"
        strokeWidth={6}
      />
      <rect width={width} height={height} rx={8} className="stroke-surface" strokeWidth={10} />
      <rect x={-14} y={height - 2} width={width + 28} height={14} rx={5} className="surface" />
    </At>
  );
}
