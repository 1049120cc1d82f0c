import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import type { HandPose } from './Fingers.tsx';
import { type FigureProps, PersonBody, sleevesOf } from './PersonBody.tsx';

interface PersonReachingProps extends Place, FigureProps {
  readonly hand?: HandPose | undefined;
  /** What is in the hand, below the thumb; the palm is at 0,0. */
  readonly children?: ReactNode;
}

/** A whole figure, 96 × 264, whose hand comes down on a counter at the right; the palm is at 114,146, the tip of a finger that points at 129,130. */
export function PersonReaching({ hand, children, ...props }: PersonReachingProps) {
  const points = hand === 'points';
  return (
    <At {...props}>
      <PersonBody looks="right" {...props} hangs="left" />
      {/* Where the arm leaves the body, which has its colour. */}
      <path d="M63 74L69 98" className="stroke-shade" strokeWidth={2.5} opacity={0.22} />
      <Arm
        {...sleevesOf(props)}
        shoulder={[71, 70]}
        elbow={points ? [86, 104] : [82, 110]}
        wrist={points ? [112, 122] : [107, 140]}
        thumb="left"
        hand={hand}
      >
        {children && (
          <At x={114} y={146}>
            {children}
          </At>
        )}
      </Arm>
    </At>
  );
}
