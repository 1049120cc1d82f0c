import { type ReactNode, useId } from 'react';
import { At, type Place } from '../stage/At.tsx';

interface OpenLaptopProps extends Place {
  /** Of the lid; its base is 16 wider at either side, and 16 high below it. */
  readonly width: number;
  readonly height: number;
  /** A coloured head of this height at the top of the screen. */
  readonly head: number;
  /** In the screen's coordinates: it is 20 narrower and 20 lower than the lid. */
  readonly children: ReactNode;
}

const edge = 10;

/** An open laptop seen from the front, with what is on its screen; it stands 16 below its lid. */
export function OpenLaptop({ width, height, head, children, ...place }: OpenLaptopProps) {
  const inside = { width: width - 2 * edge, height: height - 2 * edge };
  const id = useId();
  return (
    <At {...place}>
      <ellipse cx={width / 2} cy={height + 16} rx={width / 2 + 22} ry={7} className="shade" />
      <rect width={width} height={height} rx={16} className="deep" />
      <rect
        x={1}
        y={1}
        width={width - 2}
        height={height - 2}
        rx={15}
        className="stroke-rim"
        strokeWidth={2}
      />
      <clipPath id={id}>
        <rect {...inside} rx={7} />
      </clipPath>
      <g transform={`translate(${edge} ${edge})`} clipPath={`url(#${id})`}>
        <rect {...inside} className="surface" />
        <rect width={inside.width} height={head} fill="url(#sheen)" />
        {children}
      </g>
      <path
        d={`M-16 ${height}H${width + 16}v4q0 12-14 12H-2q-14 0-14-12z`}
        className="on-deep-muted"
      />
    </At>
  );
}
