import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { Scene } from '../stage/Scene.tsx';
import { StationCard } from '../stage/StationCard.tsx';
import { columnWidth, withdrawalCard } from './withdrawalRow.ts';

interface WithdrawalCardProps {
  readonly tone: Colour;
  /** What happened, around 0,0, up to 124 × 112. */
  readonly sign: ReactNode;
  /** Whose money follows, how much of it unless the drawing says it, and by or from when. */
  readonly whose: string;
  readonly amount?: string;
  readonly amountTone?: Colour;
  readonly when?: string;
  /** The amount as a drawing, 186 × 64. */
  readonly children: ReactNode;
}

const margin = 22;
const left = withdrawalCard.width - margin - columnWidth;

/** One end of a withdrawal on the ground of its outcome: what happened at the left, and what follows for somebody at the right. */
export const WithdrawalCard = ({ whose, when, amount, ...props }: WithdrawalCardProps) => (
  <Scene {...withdrawalCard} ground="none">
    <StationCard {...withdrawalCard} x={0} y={0} tone={props.tone}>
      <At x={margin + 62} y={withdrawalCard.height / 2}>
        {props.sign}
      </At>
      <Label x={left} y={44} size={17} weight={700}>
        {whose}
      </Label>
      {when && (
        <Label x={left + columnWidth} y={44} size={16} tone="muted" anchor="end">
          {when}
        </Label>
      )}
      {amount && (
        <Label x={left - 1} y={84} size={33} weight={800} tone={props.amountTone ?? 'ink'}>
          {amount}
        </Label>
      )}
      <At x={left} y={108}>
        {props.children}
      </At>
    </StationCard>
  </Scene>
);
