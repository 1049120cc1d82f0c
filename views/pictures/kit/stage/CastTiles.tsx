import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { Scene } from './Scene.tsx';
import { StationCard } from './StationCard.tsx';

interface CastTilesProps {
  readonly stops: readonly { readonly tone: Colour; readonly shows: ReactNode }[];
}

const side = 96;

/** Who stands at each stop of a flow, in a row of tiles of 96 × 96: phones show each tile small beside the name of its stop. */
export const CastTiles = ({ stops }: CastTilesProps) => (
  <Scene width={stops.length * side} height={side} ground="none">
    {stops.map(({ tone, shows }, index) => (
      <StationCard
        key={tone}
        x={index * side}
        y={0}
        width={side}
        height={side}
        step={index}
        tone={tone}
      >
        {shows}
      </StationCard>
    ))}
  </Scene>
);
