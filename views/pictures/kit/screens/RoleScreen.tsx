import type { ReactNode } from 'react';
import type { Role } from '../people/RoleHead.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface RoleScreenProps extends Place {
  readonly who: Role;
  /** What he looks after there. */
  readonly what: string;
  /** How it stands, at the right end; 0,0 is the middle of its right edge. */
  readonly children: ReactNode;
}

const width = 332;

/** What one role does in the system, in a line of 332 × 42: who, what, and how it stands. */
export const RoleScreen = ({ who, what, children, ...place }: RoleScreenProps) => (
  <At {...place}>
    <Label x={0} y={15} size={19} weight={700} tone="brand-ink">
      {who}
    </Label>
    <Label x={0} y={39} size={17.5} weight={500}>
      {what}
    </Label>
    <At x={width} y={21}>
      {children}
    </At>
  </At>
);
