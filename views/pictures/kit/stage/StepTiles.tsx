import { Children, type ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { stepView } from '../../stepView.ts';
import { type Ground, Scene } from './Scene.tsx';
import { StationCard } from './StationCard.tsx';

interface StepTilesProps {
  readonly ground: Ground;
  /** Of each tile. */
  readonly tones: readonly Colour[];
  /** What stands in each, 236 × 236, 0,0 at its top left. */
  readonly children: ReactNode;
}

/** Side of a tile, and from one to the next. */
const side = 236;
const pitch = 268;

/** The size of five tiles, two in a row and the last in the middle. */
export const fiveTiles = { width: 552, height: 820 } as const;

/** What each of five steps ends in, for phones, which show each tile beside its step. */
export const StepTiles = ({ ground, tones, children }: StepTilesProps) => (
  <Scene {...fiveTiles} ground={ground}>
    {Children.toArray(children).map((child, index) => (
      <StationCard
        key={stepView(index)}
        x={index === 4 ? 158 : 24 + (index % 2) * pitch}
        y={24 + Math.floor(index / 2) * pitch}
        width={side}
        height={side}
        tone={tones[index]}
        step={index}
      >
        {child}
      </StationCard>
    ))}
  </Scene>
);
