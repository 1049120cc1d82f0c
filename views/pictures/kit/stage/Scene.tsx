import type { ReactNode } from 'react';
import { arrival } from '../../arrival.ts';
import { css } from '../../palette.ts';

interface SceneProps {
  readonly width: number;
  readonly height: number;
  /** `tint` is pale violet, `lilac` a deeper one, `warm` cream, `sand` a deeper one, `mint` pale green; `tint-lift` and `warm-lift` are lighter than `tint` and `warm` after dark, for dark bands; `brand`, `deep` and `dusk` are strong in both schemes, `dusk` up to its edge in a dark band; `none` leaves the page. */
  readonly ground?: Ground | 'none';
  /** Corner of the ground; 0 where a card crops the picture itself. */
  readonly radius?: number;
  /**
   * Where the ground goes on when a page shows the picture in another shape than it is drawn in: around the drawing, or not
   * below it where something stands on its lower edge. The page then rounds the corners.
   */
  readonly grows?: 'around' | 'above' | undefined;
  /** What keeps dark devices and screens off their ground after dark: a lighter `raised` ground, or edges that are `rimmed` with light. */
  readonly night?: 'raised' | 'rimmed';
  readonly children: ReactNode;
}

const stops = {
  tint: ['stop-ground', 'stop-ground-end'],
  'tint-lift': ['stop-ground-lift', 'stop-ground-lift-end'],
  lilac: ['stop-brand-soft', 'stop-ground'],
  warm: ['stop-warm', 'stop-ground-end'],
  'warm-lift': ['stop-warm-lift', 'stop-ground-lift-end'],
  sand: ['stop-marigold-soft', 'stop-warm'],
  mint: ['stop-green-soft', 'stop-ground-end'],
  brand: ['stop-sheen-from', 'stop-sheen-to'],
  deep: ['stop-deep-lift', 'stop-deep'],
  dusk: ['stop-deep-lift', 'stop-deep-lift'],
} as const;

export type Ground = keyof typeof stops;

/* A pale ground fades into the page, and a deep one after dark, so a hairline shows where it ends and what runs over it is cut. */
const edge = (ground: Ground) =>
  ground === 'deep' || ground === 'dusk'
    ? { className: 'stroke-on-deep', opacity: 0.14 }
    : { className: 'stroke-line' };

/**
 * The root of a picture: colours, the one shadow and the ground that clips what runs over its edge.
 * It has no title, because pages show it as an `<img>` with alt text.
 */
export function Scene({
  width,
  height,
  ground = 'tint',
  radius = 16,
  grows,
  night,
  children,
}: SceneProps) {
  const stage = grows
    ? { x: -width, width: 3 * width, y: -height, height: 3 * height }
    : { width, height, rx: radius };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the alt text stands on the <img>
    <svg
      xmlns="http://www.w3.org/2000/svg"
      id={arrival}
      className={night}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={grows === 'above' ? 'xMidYMax' : undefined}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <style>{css}</style>
      <defs>
        {/* A region no larger than the blur reaches, and no change of colour space: both cost every device time. */}
        <filter
          id="soft"
          x="-30%"
          y="-60%"
          width="160%"
          height="220%"
          colorInterpolationFilters="sRGB"
        >
          <feGaussianBlur stdDeviation="14" />
        </filter>
        <linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1">
          <stop className="stop-sheen-from" />
          <stop offset=".7" className="stop-sheen-to" />
        </linearGradient>
        <linearGradient id="night" x1="0" y1="0" x2="1" y2="1">
          <stop className="stop-device-lift" />
          <stop offset=".6" className="stop-device" />
        </linearGradient>
        <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">
          <stop className="stop-brand" stopOpacity=".32" />
          <stop offset="1" className="stop-brand" stopOpacity="0" />
        </linearGradient>
        {ground !== 'none' && (
          <>
            <linearGradient
              id="ground"
              gradientUnits="userSpaceOnUse"
              x1="0"
              y1="0"
              x2={width}
              y2={height}
            >
              <stop className={stops[ground][0]} />
              <stop offset="1" className={stops[ground][1]} />
            </linearGradient>
            <clipPath id="stage">
              <rect {...stage} />
            </clipPath>
          </>
        )}
      </defs>
      {ground === 'none' ? (
        children
      ) : (
        <g clipPath="url(#stage)">
          <rect {...stage} rx={0} fill="url(#ground)" />
          {radius > 0 && !grows && ground !== 'brand' && (
            <rect
              x={0.5}
              y={0.5}
              width={width - 1}
              height={height - 1}
              rx={radius - 0.5}
              {...edge(ground)}
            />
          )}
          {children}
        </g>
      )}
    </svg>
  );
}
