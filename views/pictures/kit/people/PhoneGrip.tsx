import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';

interface PhoneGripProps extends Place {
  /** From edge to edge of what it holds. */
  readonly width: number;
  /** What it holds, from its left edge at 0 to its right edge at `width`; the first finger comes round at 0. */
  readonly children: ReactNode;
}

/* Top, height, reach and turn of each finger, from the first down: the little one is thinner, and all spread a little. */
const fingers = [
  [1, 34, 18, -8],
  [35, 36, 27, -4],
  [70, 34, 23, 0],
  [103, 28, 14, 4],
] as const;

/** How far the thumb is below the first finger. */
const thumb = 58;

/** A right hand that holds a phone from behind: its ball and thumb at the right, its fingers round the left edge. */
export const PhoneGrip = ({ width, children, ...place }: PhoneGripProps) => (
  <At {...place}>
    <Palm x={width} y={thumb} />
    {children}
    {fingers.map(([top, height, reach, turn]) => (
      <Finger key={top} y={top} height={height} reach={reach} turn={turn} />
    ))}
    <Thumb x={width} y={thumb} />
  </At>
);

/* The edge of the palm and the wrist, which come out behind the right edge. */
const Palm = (place: Place) => (
  <At {...place}>
    <path d="M-60 20C-10 4 22 26 36 62 48 96 62 122 92 150V260H-60z" className="skin" />
    <path
      d="M0 60C20 72 30 96 40 128 46 146 56 160 70 172V260H0z"
      className="skin-deep"
      opacity={0.35}
    />
  </At>
);

/* It lies over the edge and on the glass, its nail up. */
const Thumb = (place: Place) => (
  <At {...place}>
    <path
      d="M44 84C34 50 18 24-2 6-12-3-24-2-28 7-32 17-26 26-18 34-4 50 2 74 8 104 14 128 34 136 46 122z"
      className="skin"
    />
    <path
      d="M44 84C34 50 18 24-2 6M-18 34C-4 50 2 74 8 104"
      className="stroke-skin-deep"
      strokeWidth={2}
      opacity={0.6}
    />
    <path
      d="M-9 6C-16 1-23 2-25 9-26 15-22 20-18 24-12 21-8 14-9 6z"
      className="on-brand"
      opacity={0.4}
    />
    <path d="M2 44q8-4 14-12" className="stroke-skin-deep" strokeWidth={2} opacity={0.5} />
  </At>
);

interface FingerProps {
  readonly y: number;
  readonly height: number;
  readonly reach: number;
  readonly turn: number;
}

/** One finger that comes round the left edge at 0: its knuckle is outside, its tip on the glass. */
export function Finger({ y, height, reach, turn }: FingerProps) {
  const half = height / 2;
  return (
    <g transform={`translate(0 ${y}) rotate(${turn})`}>
      <path
        d={`M-6 0H${reach - half}a${half} ${half} 0 010 ${height}H-6q-9-3-9-${half}t9-${half}z`}
        className="skin"
      />
      <path
        d={`M-5 ${height}H${reach - half}a${half} ${half} 0 000-${height}`}
        className="stroke-skin-deep"
        strokeWidth={2}
        opacity={0.6}
      />
      <path
        d={`M${reach - 9} ${half - 6}h3q4 2 4 6t-4 6h-3q-2-6 0-12z`}
        className="on-brand"
        opacity={0.3}
      />
    </g>
  );
}
