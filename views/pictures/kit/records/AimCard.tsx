import type { ReactNode } from 'react';
import { PlanGround } from '../documents/PlanGround.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';

/** The size of the plan of one word of the aim: as wide as the column of that word. */
export const aimCard = { width: 276, height: 324 } as const;

interface AimCardProps {
  readonly name: string;
  /** Below the name: one thing, 228 × 232. */
  readonly children: ReactNode;
}

/** A plan with one thing on it, which explains one word of the company's aim. */
export const AimCard = ({ name, children }: AimCardProps) => (
  <g className="sheet">
    <PlanGround x={0} y={0} {...aimCard} />
    <Label x={aimCard.width / 2} y={44} size={22} weight={700} tone="on-brand" anchor="middle">
      {name}
    </Label>
    <At x={24} y={68}>
      {children}
    </At>
  </g>
);
