import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Fingers, type HandPose, Thumb } from './Fingers.tsx';

interface HandAtProps extends Place {
  readonly skin: 'skin' | 'skin-deep';
  readonly pose: HandPose;
  /** What it holds, between fingers and thumb; the wrist is at 0,0. */
  readonly children?: ReactNode;
}

/** A hand as large as that of a head on its field of 126. */
export const HandAt = ({ pose, skin, children, ...place }: HandAtProps) => (
  <At {...place} scale={1.75}>
    <Fingers pose={pose} skin={skin} />
    {children}
    <Thumb pose={pose} skin={skin} />
  </At>
);
