import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At } from '../stage/At.tsx';
import { Scene } from '../stage/Scene.tsx';
import { StationCard } from '../stage/StationCard.tsx';
import { withdrawalCard } from './withdrawalRow.ts';

interface WithdrawalCardProps {
  readonly tone: Colour;
  /** A row of things and what they mean, 330 × 128. */
  readonly children: ReactNode;
}

/** The picture of one end of a withdrawal, on the ground of its outcome. */
export const WithdrawalCard = ({ tone, children }: WithdrawalCardProps) => (
  <Scene {...withdrawalCard} ground="none">
    <StationCard {...withdrawalCard} x={0} y={0} tone={tone}>
      <At x={24} y={24}>
        {children}
      </At>
    </StationCard>
  </Scene>
);
