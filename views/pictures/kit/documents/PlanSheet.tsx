import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { LaidShadow } from '../stage/LaidShadow.tsx';

interface PlanSheetProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

const grid = 32;

const steps = (length: number) =>
  Array.from({ length: Math.ceil(length / grid) - 1 }, (_, index) => (index + 1) * grid);

/** An indigo sheet with a faint grid and square corners, pinned to a wall. */
export function PlanSheet({ width, height, children, ...place }: PlanSheetProps) {
  const lines = [
    ...steps(width).map((x) => `M${x} 0V${height}`),
    ...steps(height).map((y) => `M0 ${y}H${width}`),
  ].join('');
  return (
    <At {...place}>
      <LaidShadow things={[{ x: 4, y: 4, width: width - 8, height: height - 8, depth: 8 }]} />
      <g className="sheet">
        <rect width={width} height={height} className="brand" />
        <path d={lines} className="stroke-on-brand" opacity={0.07} />
        {children}
        <Pin x={18} y={18} />
        <Pin x={width - 18} y={18} />
      </g>
    </At>
  );
}

/* Whole on the sheet, so that each corner of the sheet is seen. */
const Pin = (place: Place) => (
  <At {...place}>
    <circle cx={1.5} cy={3} r={6.5} className="deep" opacity={0.3} />
    <circle r={6.5} className="code-string" />
    <circle cx={-1.8} cy={-1.8} r={2} className="on-brand" opacity={0.8} />
  </At>
);
