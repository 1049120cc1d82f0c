import type { ReactNode } from 'react';
import { PlanGround } from '../documents/PlanGround.tsx';
import { At } from '../stage/At.tsx';

/** The size of the plan of one word of the aim: as wide as the column of that word. */
export const aimCard = { width: 276, height: 284 } as const;

/** A plan with one thing on it, 228 × 236 in its middle, which explains one word of the company's aim. */
export const AimCard = ({ children }: { readonly children: ReactNode }) => (
  <g className="sheet">
    <PlanGround x={0} y={0} {...aimCard} />
    <At x={24} y={24}>
      {children}
    </At>
  </g>
);
