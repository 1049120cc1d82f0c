import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At } from '../stage/At.tsx';
import { Scene } from '../stage/Scene.tsx';
import { StationCard } from '../stage/StationCard.tsx';
import { withdrawalCard, withdrawalTile } from './withdrawalRow.ts';

interface WithdrawalCardProps {
  readonly tone: Colour;
  /** For phones: square, with 188 × 188 inside its margins. */
  readonly narrow?: boolean;
  /** What the end changes, 330 × 124. */
  readonly children: ReactNode;
}

/** The picture of one end of a withdrawal, on the ground of its outcome. */
export const WithdrawalCard = ({ tone, narrow, children }: WithdrawalCardProps) => {
  const size = narrow ? withdrawalTile : withdrawalCard;
  return (
    <Scene {...size} ground="none">
      <StationCard {...size} x={0} y={0} tone={tone}>
        <At x={24} y={24}>
          {children}
        </At>
      </StationCard>
    </Scene>
  );
};
