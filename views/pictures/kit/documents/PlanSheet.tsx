import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { LaidShadow } from '../stage/LaidShadow.tsx';

interface PlanSheetProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

const grid = 20;
/** From the edge of the sheet to its frame. */
const margin = 16;
/** Of the corner that curls up. */
const curl = 46;
const block = { width: 170, height: 68 } as const;

const steps = (length: number) =>
  Array.from({ length: Math.ceil(length / grid) - 1 }, (_, index) => (index + 1) * grid);

/** An indigo sheet with a grid on a wall, its upper left corner taped to it and its upper right one curled; at its foot it says that it is a plan, and of what is not built. */
export function PlanSheet({ width, height, children, ...place }: PlanSheetProps) {
  const edge = `M0 0H${width - curl}L${width} ${curl}V${height}H0z`;
  const lines = `${steps(width)
    .map((x) => `M${x} ${x > width - curl ? x - width + curl : 0}V${height}`)
    .join('')}${steps(height)
    .map((y) => `M0 ${y}H${y < curl ? width - curl + y : width}`)
    .join('')}`;
  const right = width - margin;
  const foot = height - margin;
  return (
    <At {...place}>
      {/* None under the corner that is not there. */}
      <LaidShadow
        things={[
          { x: 4, y: 4, width: width - curl - 12, height: curl + 12, depth: 8 },
          { x: 4, y: curl + 16, width: width - 8, height: height - curl - 20, depth: 8 },
        ]}
      />
      <g className="sheet">
        <linearGradient id="plan" x1="0" y1="0" x2="1" y2="1">
          <stop className="stop-brand" />
          <stop offset="1" className="stop-brand-ink" />
        </linearGradient>
        <path d={edge} fill="url(#plan)" />
        <path d={lines} className="stroke-on-brand" opacity={0.1} />
        <path
          d={`M${right - curl} ${margin}H${margin}V${foot}H${right}V${margin + curl}z`}
          className="stroke-on-brand"
          strokeWidth={1.5}
          opacity={0.5}
        />
        <TitleBlock x={right - block.width} y={foot - block.height} />
        {children}
        <CurledCorner x={width - curl} y={0} />
        <Tape x={-22} y={14} turn={-42} />
      </g>
    </At>
  );
}

const TitleBlock = (place: Place) => (
  <At {...place}>
    <rect width={block.width} height={block.height} className="brand-ink" />
    <path
      d={`M0 0H${block.width}V${block.height}H0zM0 36H${block.width}`}
      className="stroke-on-brand"
      strokeWidth={1.5}
    />
    <Label x={14} y={26.5} size={23} weight={700} tone="on-brand">
      Our plan
    </Label>
    <Label x={14} y={59} size={22} weight={700} tone="code-string">
      Not built yet
    </Label>
  </At>
);

/** The back of the sheet, which is pale, over the corner, and its shadow. */
const CurledCorner = (place: Place) => (
  <At {...place}>
    <path d={`M0 0L${curl} ${curl}Q20 54-6 62-2 30 0 0z`} className="deep" opacity={0.3} />
    <path d={`M0 0L${curl} ${curl}Q22 44-2 48 4 26 0 0z`} className="brand-soft" />
    <path d={`M0 0L${curl} ${curl}Q30 38 20 37 16 18 0 0z`} className="on-brand" opacity={0.55} />
  </At>
);

/** 56 × 22, and lets a little of the sheet through. */
const Tape = (place: Place) => (
  <At {...place}>
    <path d="M3 4H59V26H3z" className="deep" opacity={0.2} />
    <path
      d="M0 0H56L54 5.5 56 11 54 16.5 56 22H0L2 16.5 0 11 2 5.5z"
      className="brand-soft"
      opacity={0.94}
    />
    <path d="M3 2H53" className="stroke-on-brand" strokeWidth={2} opacity={0.6} />
  </At>
);
