import { type ReactNode, useId } from 'react';
import { At, type Place } from '../stage/At.tsx';

interface BarePhoneProps extends Place {
  readonly width: number;
  readonly height: number;
  /** In the screen's coordinates, which are 12 narrower than the phone. */
  readonly children: ReactNode;
}

const edge = 6;
const radius = 16;

/** A small phone without a status line, whose letters could not be read; its lower end may be behind something. */
export function BarePhone({ width, height, children, ...place }: BarePhoneProps) {
  const id = useId();
  const inside = { width: width - 2 * edge, height: height - 2 * edge };
  return (
    <At {...place}>
      <rect width={width} height={height} rx={radius} className="device" />
      <rect
        x={1}
        y={1}
        width={width - 2}
        height={height - 2}
        rx={radius - 1}
        className="stroke-rim"
        strokeWidth={2}
      />
      <clipPath id={id}>
        <rect {...inside} rx={radius - edge + 1} />
      </clipPath>
      <g transform={`translate(${edge} ${edge})`} clipPath={`url(#${id})`}>
        <rect {...inside} className="surface" />
        {children}
      </g>
    </At>
  );
}
