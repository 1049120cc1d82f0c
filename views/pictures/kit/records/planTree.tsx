import type { ReactNode } from 'react';
import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { Scene } from '../stage/Scene.tsx';

/** The size of a drawing of a compensation plan. */
export const planSize = { width: 360, height: 218 } as const;

/** Where the seller at the top is, and the middle of both rows below. */
export const planPlaces = { middle: 218, rows: [100, 166] } as const;

interface PlanSceneProps extends PlanRowsProps {
  readonly children: ReactNode;
}

interface PlanRowsProps {
  /** What the two rows are called. */
  readonly names: readonly [string, string];
  /** The lines from the seller at the top, which start at 218,58. */
  readonly lines: string;
}

/* A band for each row, and the seller at the top in a ring, 60 across; a tree is between 100 and 336. */
const PlanRows = ({ names, lines }: PlanRowsProps) => (
  <>
    {names.map((name, index) => (
      <g key={name} transform={`translate(14 ${(planPlaces.rows[index] ?? 0) - 29})`}>
        <rect width={332} height={58} rx={12} className="surface" />
        <Label x={12} y={34.5} size={15} weight={700} tone="brand-ink">
          {name}
        </Label>
      </g>
    ))}
    <path d={lines} className="stroke-brand" strokeWidth={2.5} />
    <circle cx={planPlaces.middle} cy={34} r={30} className="surface" />
    <Portrait x={planPlaces.middle} y={34} size={52} hair="bun" />
    <circle cx={planPlaces.middle} cy={34} r={30} className="stroke-brand" strokeWidth={2.5} />
  </>
);

/** What all plans have in common: the ground, the rows of the tree, and air above the seller at the top. */
export const PlanScene = ({ children, ...rows }: PlanSceneProps) => (
  <Scene {...planSize} ground="lilac">
    <At x={0} y={14}>
      <PlanRows {...rows} />
      {children}
    </At>
  </Scene>
);

interface PlanSellerProps {
  readonly x: number;
  readonly y: number;
  /** One of the first row, 30 across, with the sign of a person; the others are dots. */
  readonly first?: true;
}

/** A seller below the one at the top. */
export const PlanSeller = ({ x, y, first }: PlanSellerProps) => (
  <>
    <circle cx={x} cy={y} r={first ? 15 : planDot} className="brand" />
    {first && <Glyph name="user" x={x - 9} y={y - 9.5} size={18} tone="on-brand" bold />}
  </>
);

/** Half of a seller in the second row. */
export const planDot = 9;
