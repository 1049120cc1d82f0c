import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { WayDisc } from '../shapes/WayDisc.tsx';
import { At } from '../stage/At.tsx';
import { Scene } from '../stage/Scene.tsx';
import { StationCard } from '../stage/StationCard.tsx';
import { meaningWidth, withdrawalCard } from './withdrawalRow.ts';

interface WithdrawalCardProps {
  readonly tone: Colour;
  /** What it begins with, 94 × 84 on its lower edge, and its name. */
  readonly sign: ReactNode;
  readonly name: string;
  /** What follows: how much, and for whom or by when. */
  readonly amount: string;
  readonly amountTone?: Colour;
  readonly meaning: string;
  /** The amount as a drawing, 176 × 48. */
  readonly children: ReactNode;
}

/* Around everything, and around what is in the panel. */
const margin = 20;
const inset = 18;

const panel = { width: meaningWidth + 2 * inset, height: withdrawalCard.height - 2 * margin };
const left = withdrawalCard.width - margin - panel.width;

/** One end of a withdrawal on the ground of its outcome: what happened at the left, and what follows for somebody at the right. */
export const WithdrawalCard = (props: WithdrawalCardProps) => (
  <Scene {...withdrawalCard} ground="none">
    <StationCard {...withdrawalCard} x={0} y={0} tone={props.tone}>
      <At x={margin} y={margin + 9}>
        {props.sign}
      </At>
      <Label
        x={margin + 47}
        y={withdrawalCard.height - margin - 8}
        weight={600}
        anchor="middle"
        size={16}
      >
        {props.name}
      </Label>
      <Panel x={left} y={margin} {...panel} radius={12}>
        <Label x={inset} y={38} size={28} weight={800} tone={props.amountTone ?? 'ink'}>
          {props.amount}
        </Label>
        <Label x={inset} y={61} size={16} tone="muted">
          {props.meaning}
        </Label>
        <At x={inset} y={70}>
          {props.children}
        </At>
      </Panel>
      <WayDisc x={left - 5} y={margin + 50} scale={0.9} />
    </StationCard>
  </Scene>
);
