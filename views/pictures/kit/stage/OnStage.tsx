import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At } from './At.tsx';
import { StageTable } from './StageTable.tsx';

interface OnStageProps {
  /** Smaller, with more air around it. */
  readonly wide?: boolean | undefined;
  /** Of the table, and how wide the shadow on it is (StageTable.tsx). */
  readonly tone: Colour;
  readonly width: number;
  readonly children: ReactNode;
}

const middle = 118;
const foot = 212;

/** What stands on the table of a stage 236 × 236, drawn as large as the stage has room, or smaller on the same foot. */
export function OnStage({ wide, tone, width, children }: OnStageProps) {
  const scale = wide ? 0.86 : 1;
  return (
    <>
      <StageTable tone={tone} width={width * scale} />
      <At x={middle * (1 - scale)} y={foot * (1 - scale)} scale={scale}>
        {children}
      </At>
    </>
  );
}
