import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Panel } from './Panel.tsx';

/** Where the tail leaves the lower edge, how far it comes down to the thing that speaks, and how far its tip lies to the right of its middle. */
interface BalloonTail {
  readonly x: number;
  readonly length: number;
  readonly lean?: number;
}

interface BalloonProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly tail: BalloonTail;
  readonly children: ReactNode;
}

/** A sheet of interface that something below it says. */
export function Balloon({ width, height, tail, children, ...place }: BalloonProps) {
  const { x, length, lean = 0 } = tail;
  const wedge = `M${x - 18} ${height - 1.5}h36l${lean - 15} ${length - 3}q-3 5-6 0z`;
  return (
    <At {...place}>
      <path d={wedge} className="shade" filter="url(#soft)" transform="translate(0 14)" />
      <Panel x={0} y={0} width={width} height={height}>
        {children}
      </Panel>
      <path d={wedge} className="surface" />
    </At>
  );
}
