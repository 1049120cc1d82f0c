import { type ReactNode, useId } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { type Ground, Scene } from './Scene.tsx';

interface FourStationsProps {
  /** Two and two below each other instead of four side by side. */
  readonly narrow?: boolean;
  /** Each has the number of the step that tells of it, which is not below it. */
  readonly numbered?: boolean;
  readonly ground?: Ground;
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

/* Across a page they stand on the columns of four steps, a little inside them. */
const scale = { wide: 0.93, narrow: 1 } as const;

const corners = {
  wide: [20, 307, 595, 882].map((x) => [x, 20] as const),
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
  narrow: [
    [276, 146, 0],
    [276, 280, 135],
    [276, 414, 0],
  ] as const,
};

/** One thing on its way through four stations. */
export function FourStations({ narrow, numbered, ground = 'dusk', children }: FourStationsProps) {
  const form = narrow ? 'narrow' : 'wide';
  return (
    <Scene {...fourStations[form]} ground={ground}>
      {corners[form].map(([x, y], index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale[form]})`}>
          <Card>{children[index]}</Card>
          {numbered && (
            <>
              <circle cx={34} cy={0} r={17} className="deep" />
              <Label x={34} y={6.5} size={18} weight={800} tone="on-deep" anchor="middle">
                {String(index + 1)}
              </Label>
            </>
          )}
        </g>
      ))}
      {arrows[form].map(([x, y, turn]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <circle r={15} className="marigold" />
          <Glyph name="arrow-right" x={-10} y={-10} size={20} tone="deep" bold />
        </g>
      ))}
    </Scene>
  );
}

function Card({ children }: { readonly children: ReactNode }) {
  const cut = useId();
  return (
    <>
      <clipPath id={cut}>
        <rect width={side} height={side} rx={16} />
      </clipPath>
      <rect width={side} height={side} rx={16} className="surface" />
      <g clipPath={`url(#${cut})`}>{children}</g>
      <rect x={0.5} y={0.5} width={side - 1} height={side - 1} rx={15.5} className="stroke-line" />
    </>
  );
}
