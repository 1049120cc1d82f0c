import type { ReactNode } from 'react';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface TabletProps extends Place {
  readonly width: number;
  readonly height: number;
  /** In the screen's coordinates: it is 24 narrower and 24 lower than the tablet. */
  readonly children: ReactNode;
}

const edge = 12;

/** A tablet held upright, its camera above the screen. */
export function Tablet({ width, height, children, ...place }: TabletProps) {
  const inside = { width: width - 2 * edge, height: height - 2 * edge };
  return (
    <At {...place}>
      <Shadow width={width} height={height} radius={28} />
      <rect width={width} height={height} rx={28} className="deep" />
      <rect
        x={1}
        y={1}
        width={width - 2}
        height={height - 2}
        rx={27}
        className="stroke-rim"
        strokeWidth={2}
      />
      <circle cx={width / 2} cy={6.5} r={2} className="brand-lift" />
      <clipPath id="tablet">
        <rect {...inside} rx={16} />
      </clipPath>
      <g transform={`translate(${edge} ${edge})`} clipPath="url(#tablet)">
        <rect {...inside} className="surface" />
        {children}
      </g>
    </At>
  );
}
