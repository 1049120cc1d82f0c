import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';

interface StreetMapProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  /** Which point of the town, on its own grid of 640 × 520, lies at the top left. */
  readonly from?: readonly [x: number, y: number];
  /** Above the streets, on the map's own grid: names, or what stands there. */
  readonly children?: ReactNode;
}

const lanes =
  'M232-9l-26 130M296-9l-34 142M376-9l-43 217M456-9L384 529M528-9L456 529M600-9L544 529M672 40L624 529M208 64l440 32M216 124l424 44M370 242l274 22M351 314l293 26M333 385l307 31M312 470l328 26';
const roads =
  'M214 202L648 224M392 152L296 529M560-9L488 529M-9 96l200 24L392 152M-9 440l152-16 171 40';

/** The middle of Kolkata in outlines: the river and its two bridges, the great green, the streets. */
export function StreetMap({
  width,
  height,
  radius = 16,
  from = [0, 0],
  children,
  ...place
}: StreetMapProps) {
  /* Two maps of one size may stand in a drawing, of different parts of the town. */
  const id = ['streets', width, height, ...from].join('-');
  return (
    <At {...place}>
      <clipPath id={id}>
        <rect width={width} height={height} rx={radius} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={width} height={height} className="surface-2" />
        <g transform={`translate(${-from[0]} ${-from[1]})`}>
          <path d="M232 216l96 8-32 136-56 64-48-16-16-96z" className="green-soft" />
          <path d="M512 376l80 8-8 56-80-8z" className="green-soft" />
          <path
            d="M152-20C128 60 208 120 168 200S96 340 152 420s24 100 0 140"
            className="stroke-line"
            strokeWidth={72}
          />
          <path d={lanes} className="stroke-surface" strokeWidth={4} />
          <path d={roads} className="stroke-surface" strokeWidth={9} />
          {children}
        </g>
      </g>
      <rect
        x={0.5}
        y={0.5}
        width={width - 1}
        height={height - 1}
        rx={radius}
        className="stroke-line"
      />
    </At>
  );
}
