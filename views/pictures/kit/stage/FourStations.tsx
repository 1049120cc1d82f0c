import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { type Ground, Scene } from './Scene.tsx';
import { StationArrow, StationCard } from './StationCard.tsx';

interface FourStationsProps {
  /** Two and two below each other instead of four side by side; they are square then. */
  readonly narrow?: boolean;
  /** Behind two and two; side by side they stand on the page itself, at the left edge of the words below. */
  readonly ground?: Ground;
  /** Of the stations, or of each, where white things stand in them; white by default. */
  readonly tone?: Colour | readonly [Colour, Colour, Colour, Colour];
  /** Each has a ground of its own around what lies in it, so that its edges are free for larger arrows. */
  readonly grounded?: true;
  /** The last is a way that not everything takes: the arrow to it is dashed. */
  readonly branches?: true;
  /** What stands at each station, 236 × 236, 0,0 at its top left. */
  readonly children: readonly [ReactNode, ReactNode, ReactNode, ReactNode];
}

/** The sizes of a way in four stations: across a page, and for phones, where it is square as each station that is shown alone. */
export const fourStations = {
  wide: { width: 1120, height: 268 },
  narrow: { width: 552, height: 552 },
} as const;

/** Side of a station. */
const side = 236;

/* Across a page a card is as wide as the column of its step, so an arrow lies over the edges of two: by a fifth of it where nothing is in its way there. */
const scale = { wide: 1.091, narrow: 1 } as const;
const arrowScale = { wide: 1.3, narrow: 1, grounded: 1.4 } as const;

const corners = {
  wide: [0, 287.5, 575, 862.5].map((x) => [x, 5] as const),
  narrow: [
    [24, 24],
    [292, 24],
    [24, 292],
    [292, 292],
  ] as const,
};

/** Where the arrows are, and how they are turned. */
const arrows = {
  wide: [272.5, 560, 847.5].map((x) => [x, 134, 0] as const),
  narrow: [
    [276, 142, 0],
    [276, 276, 135],
    [276, 410, 0],
  ] as const,
};

/** One thing on its way through four stations. */
export function FourStations(props: FourStationsProps) {
  const { narrow, branches, grounded, ground = 'dusk', tone, children } = props;
  const size = narrow ? 'narrow' : 'wide';
  return (
    <Scene {...fourStations[size]} ground={narrow ? ground : 'none'}>
      {corners[size].map(([x, y], index) => (
        <StationCard
          key={`${x} ${y}`}
          x={x}
          y={y}
          scale={scale[size]}
          width={side}
          height={side}
          tone={typeof tone === 'object' ? tone[index] : tone}
          step={narrow ? index : undefined}
        >
          {children[index]}
        </StationCard>
      ))}
      {arrows[size].map(([x, y, turn], index) => (
        <StationArrow
          key={`${x} ${y}`}
          x={x}
          y={y}
          turn={turn}
          scale={arrowScale[grounded ? 'grounded' : size]}
          optional={branches && index === 2}
        />
      ))}
    </Scene>
  );
}
