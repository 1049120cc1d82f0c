import type { ReactNode } from 'react';
import { PlanGround } from '../documents/PlanGround.tsx';
import { outline } from '../places/outlinedPlaces.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { wordSize } from '../stage/wordSize.ts';

/* The size of each plan, the top and the eaves of its roof, its ground, and where what is in it begins. */
const shapes = {
  wide: { width: 276, height: 324, top: 22, eaves: 78, ground: 300, inside: [24, 90] },
  narrow: { ...wordSize, top: 10, eaves: 38, ground: 175, inside: [20, 50] },
} as const;

interface AimHallProps {
  readonly size: keyof typeof shapes;
  /** In the gable, where that is high enough. */
  readonly name?: string;
  /** What is in it: 228 × 200, or 184 × 114 where it is narrow. */
  readonly children: ReactNode;
}

/** A hall of the planned market in dashed lines, on a plan of its own: each word of the aim has the same one. */
export function AimHall({ size, name, children }: AimHallProps) {
  const { width, height, top, eaves, ground, inside } = shapes[size];
  const roof = `M8 ${eaves}L${width / 2} ${top} ${width - 8} ${eaves}z`;
  return (
    <g className="sheet">
      <PlanGround x={0} y={0} width={width} height={height} />
      <path d={roof} className="on-brand" opacity={0.14} />
      <path d={roof} {...outline} />
      <path d={`M13 ${eaves + 6}V${ground}M${width - 13} ${eaves + 6}V${ground}`} {...outline} />
      <path d={`M8 ${ground}H${width - 8}`} {...outline} />
      {name && (
        <Label x={width / 2} y={eaves - 13} size={20} weight={700} tone="on-brand" anchor="middle">
          {name}
        </Label>
      )}
      <At x={inside[0]} y={inside[1]}>
        {children}
      </At>
    </g>
  );
}
