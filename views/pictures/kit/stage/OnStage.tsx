import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { StageTable } from './StageTable.tsx';

interface OnStageProps {
  /** Of the table, and how wide the shadow on it is (StageTable.tsx). */
  readonly tone: Colour;
  readonly width: number;
  readonly children: ReactNode;
}

/** What stands on the table of a stage 236 × 236, with its foot at 212. */
export const OnStage = ({ tone, width, children }: OnStageProps) => (
  <>
    <StageTable tone={tone} width={width} />
    {children}
  </>
);
