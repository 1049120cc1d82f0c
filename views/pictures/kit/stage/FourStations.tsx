import type { ReactNode } from 'react';
import { type Ground, Scene } from './Scene.tsx';
import { StationArrow, StationCard } from './StationCard.tsx';

interface FourStationsProps {
  /** Two and two below each other instead of four side by side. */
  readonly narrow?: boolean;
  /** Each has the number of the step that tells of it, which is not below it. */
  readonly numbered?: true;
  /** Without one the cards stand on the page itself, as wide as the steps below them. */
  readonly ground?: Ground | 'none';
  /** The last is a way that not everything takes: a dashed line leads to it, and a dashed frame is around it. */
  readonly branches?: true;
  /** What stands at each station, 236 × 236, 0,0 at its top left. */
  readonly children: readonly [ReactNode, ReactNode, ReactNode, ReactNode];
}

/** The sizes of a way in four stations: across a page, and for phones. */
export const fourStations = {
  wide: { width: 1120, height: 260 },
  narrow: { width: 552, height: 560 },
} as const;

/** Side of a station. */
const side = 236;

/* Across a page they stand on the columns of four steps, on a ground a little inside them. */
const scale = { wide: 0.93, narrow: 1, bare: 1 } as const;

const corners = {
  wide: [20, 307, 595, 882].map((x) => [x, 20] as const),
  bare: [0, 288, 576, 863].map((x) => [x, 12] as const),
  narrow: [
    [24, 28],
    [292, 28],
    [24, 296],
    [292, 296],
  ] as const,
};

/** Where the arrows are, and how they are turned. */
const arrows = {
  wide: [273, 561, 848].map((x) => [x, 130, 0] as const),
  bare: [262, 550, 837].map((x) => [x, 130, 0] as const),
  narrow: [
    [276, 146, 0],
    [276, 280, 135],
    [276, 414, 0],
  ] as const,
};

/** One thing on its way through four stations. */
export function FourStations({
  narrow,
  numbered,
  branches,
  ground = 'dusk',
  children,
}: FourStationsProps) {
  const size = narrow ? 'narrow' : 'wide';
  const form = ground === 'none' && !narrow ? 'bare' : size;
  return (
    <Scene {...fourStations[size]} ground={ground}>
      {corners[form].map(([x, y], index) => (
        <StationCard
          key={`${x} ${y}`}
          x={x}
          y={y}
          scale={scale[form]}
          width={side}
          height={side}
          number={numbered && index + 1}
          dashed={branches && index === 3}
        >
          {children[index]}
        </StationCard>
      ))}
      {arrows[form].map(([x, y, turn], index) => (
        <StationArrow key={`${x} ${y}`} x={x} y={y} turn={turn} dashed={branches && index === 2} />
      ))}
    </Scene>
  );
}
