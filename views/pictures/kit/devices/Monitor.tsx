import { type ReactNode, useId } from 'react';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface MonitorProps extends Place {
  readonly width: number;
  /** Of the case; below it the neck goes down to the foot. */
  readonly height: number;
  readonly neck: number;
  /** In the screen's coordinates: 0,0 is its top left, and it is 20 narrower and lower than the case. */
  readonly children: ReactNode;
}

const edge = 10;

/** A computer's screen on a desk; its foot stands as far below the case as its neck is long. */
export function Monitor({ width, height, neck, children, ...place }: MonitorProps) {
  const id = useId();
  const middle = width / 2;
  const screen = { width: width - 2 * edge, height: height - 2 * edge, rx: 10 };
  return (
    <At {...place}>
      <ellipse cx={middle} cy={height + neck} rx={98} ry={7} className="shade" />
      <path d={`M${middle - 30} ${height - 4}h60l6 ${neck - 4}h-72z`} className="deep-lift" />
      <rect
        x={middle - 76}
        y={height + neck - 12}
        width={152}
        height={12}
        rx={6}
        className="brand"
      />
      <Shadow width={width} height={height} radius={20} />
      <rect width={width} height={height} rx={20} className="deep" />
      <rect
        x={1}
        y={1}
        width={width - 2}
        height={height - 2}
        rx={19}
        className="stroke-rim"
        strokeWidth={2}
      />
      <clipPath id={id}>
        <rect {...screen} />
      </clipPath>
      <g transform={`translate(${edge} ${edge})`} clipPath={`url(#${id})`}>
        <rect {...screen} className="surface" />
        {children}
      </g>
    </At>
  );
}
