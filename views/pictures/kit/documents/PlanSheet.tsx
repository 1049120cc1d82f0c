import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { LaidShadow } from '../stage/LaidShadow.tsx';

interface PlanSheetProps extends Place {
  readonly width: number;
  readonly height: number;
  /** The left edge of its tag, which is 176 × 76. */
  readonly tag: readonly [x: number, y: number];
  readonly children: ReactNode;
}

const grid = 32;

const steps = (length: number) =>
  Array.from({ length: Math.ceil(length / grid) - 1 }, (_, index) => (index + 1) * grid);

/** An indigo sheet with a faint grid, taped to a wall; its tag says that it is a plan, and of what is not built. */
export function PlanSheet({
  width,
  height,
  tag: [tagX, tagY],
  children,
  ...place
}: PlanSheetProps) {
  const lines = [
    ...steps(width).map((x) => `M${x} 0V${height}`),
    ...steps(height).map((y) => `M0 ${y}H${width}`),
  ].join('');
  return (
    <At {...place}>
      <LaidShadow things={[{ x: 4, y: 4, width: width - 8, height: height - 8, depth: 8 }]} />
      <g className="sheet">
        <rect width={width} height={height} rx={4} className="brand" />
        <path d={lines} className="stroke-on-brand" opacity={0.07} />
        {children}
        <PlanTag x={tagX} y={tagY} />
        <Tape x={-20} y={18} turn={-42} />
        <Tape x={width - 24} y={-20} turn={42} />
      </g>
    </At>
  );
}

/* Of the same kind as the green tab on the counter. */
const PlanTag = (place: Place) => (
  <At {...place}>
    <rect x={3} y={4} width={176} height={76} rx={10} className="deep" opacity={0.25} />
    <rect width={176} height={76} rx={10} className="marigold-soft" />
    <Label x={88} y={33} size={24} weight={700} tone="deep" anchor="middle">
      Our plan
    </Label>
    <Label x={88} y={60} size={21} weight={700} tone="marigold-ink" anchor="middle">
      Not built yet
    </Label>
  </At>
);

/** 56 × 22, and lets a little of the sheet through. */
const Tape = (place: Place) => (
  <At {...place}>
    <path d="M0 0H56L54 5.5 56 11 54 16.5 56 22H0L2 16.5 0 11 2 5.5z" className="brand-soft" />
    <path d="M3 2H53" className="stroke-on-brand" strokeWidth={2} opacity={0.6} />
  </At>
);
