import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';

interface MapRouteProps extends Place {
  readonly width: number;
  readonly height: number;
  /** 0 where it is the ground of a picture whose corners the page rounds; then it has no edge either. */
  readonly radius?: number;
  /** From start to end, in the map's coordinates. */
  readonly stops: readonly (readonly [x: number, y: number])[];
  /** Labels and marks above the route. */
  readonly children?: ReactNode;
}

/** A quiet map with roads, a river and a park, and a route from the first stop to the last. */
export function MapRoute({ width, height, radius = 16, stops, children, ...place }: MapRouteProps) {
  const id = `map-${width}-${height}`;
  const route = stops
    .map(([x, y], index) => {
      const before = stops[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = Math.round((before[0] + x) / 2);
      return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
  const across = (share: number): number => Math.round(width * share);
  const down = (share: number): number => Math.round(height * share);
  return (
    <At {...place}>
      <clipPath id={id}>
        <rect width={width} height={height} rx={radius} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={width} height={height} className="land surface-2" />
        <path
          d={`M${across(0.62)} ${down(1)}c-40-70 60-90 20-160s60-90 140-90H${width + 9}V${height}z`}
          className="park green-soft"
          opacity={0.7}
        />
        <path
          d={`M-20 ${down(0.3)}C${across(0.2)} ${down(0.1)} ${across(0.3)} ${down(0.7)} ${across(0.55)} ${down(0.55)}S${across(0.8)} ${down(0.05)} ${width + 20} ${down(0.2)}`}
          className="stroke-brand-soft"
          strokeWidth={26}
          opacity={0.6}
        />
        <g className="stroke-surface" strokeWidth={7}>
          <path
            d={`M${across(0.1)}-9L${across(0.3)} ${height + 9}M${across(0.48)}-9L${across(0.4)} ${height + 9}M${across(0.72)}-9L${across(0.86)} ${height + 9}`}
          />
          <path
            d={`M-9 ${down(0.52)}L${width + 9} ${down(0.4)}M-9 ${down(0.86)}L${width + 9} ${down(0.74)}M-9 ${down(0.16)}L${width + 9} ${down(0.1)}`}
          />
        </g>
        {/* Of the ground, not of a road: where it runs along one, it does not double it. */}
        <path d={route} className="stroke-surface-2" strokeWidth={12} />
        <path d={route} className="stroke-brand" strokeWidth={4} />
        {stops.map(([x, y], index) => {
          const isEnd = index === 0 || index === stops.length - 1;
          return (
            <g key={`${x} ${y}`}>
              <circle cx={x} cy={y} r={isEnd ? 11 : 6} className="surface" />
              <circle
                cx={x}
                cy={y}
                r={isEnd ? 7 : 3.5}
                className={index === stops.length - 1 ? 'marigold' : 'brand'}
              />
            </g>
          );
        })}
      </g>
      {radius > 0 && (
        <rect
          x={0.5}
          y={0.5}
          width={width - 1}
          height={height - 1}
          rx={radius}
          className="stroke-line"
        />
      )}
      {children}
    </At>
  );
}
