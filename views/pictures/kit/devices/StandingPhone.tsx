import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Phone } from './Phone.tsx';

interface StandingPhoneProps extends Place {
  readonly width: number;
  readonly height: number;
  /** A coloured head of this height at the top of the screen. */
  readonly head: number;
  /** In the screen's coordinates, which is 18 narrower and 18 lower than the phone. */
  readonly children: ReactNode;
}

/** A phone on a low stand that holds its lower edge; it stands 10 below the phone. */
export const StandingPhone = ({ width, height, head, children, ...place }: StandingPhoneProps) => (
  <At {...place}>
    <ellipse cx={width / 2} cy={height + 10} rx={width / 2 - 6} ry={6} className="shade" />
    <Phone x={0} y={0} width={width} height={height} head={head} time="">
      {children}
    </Phone>
    <path
      d={`M${width / 2 - 42} ${height - 8}h84q6 0 8 6l4 12h-108l4-12q2-6 8-6z`}
      className="on-deep-muted"
    />
  </At>
);
