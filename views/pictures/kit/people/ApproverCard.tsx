import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import type { ApproverLook } from './approvers.ts';
import { Portrait } from './Portrait.tsx';

interface ApproverCardProps extends Place {
  readonly name: string;
  readonly look: ApproverLook;
  /** What the person did, or can do now; 36 high from 0,0, and 168 wide. */
  readonly children: ReactNode;
}

/** One of the two people who release a batch of payouts, 200 × 196. */
export function ApproverCard({ name, look, children, ...place }: ApproverCardProps) {
  return (
    <Panel {...place} width={200} height={196}>
      <Portrait x={100} y={60} size={76} {...look} />
      <Label x={100} y={128} size={18} weight={700} anchor="middle">
        {name}
      </Label>
      <g transform="translate(16 140)">{children}</g>
    </Panel>
  );
}
