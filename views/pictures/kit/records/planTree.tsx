import type { ReactNode } from 'react';
import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { Scene } from '../stage/Scene.tsx';
import { type SellerName, sellers } from './sellers.ts';

/** The size of a drawing of a compensation plan. */
export const planSize = { width: 360, height: 228 } as const;

/** Both bands below the seller at the top; the lines branch in the air above each. */
const bands = [
  { y: 78, height: 54 },
  { y: 148, height: 58 },
] as const;

/** The middle of each band. */
export const planRows = { first: 105, second: 177 } as const;

interface PlanSceneProps extends PlanRowsProps {
  readonly children: ReactNode;
}

interface PlanRowsProps {
  /** Who stands at the top. */
  readonly top: SellerName;
  /** What the two rows are called. */
  readonly names: readonly [string, string];
  /** The lines from the seller at the top, which start at 204,60. */
  readonly lines: string;
}

/** The middle of the tree, right of the names of the rows. */
const treeAt = 204;

/* A band for each row with its name at its left end, and the seller at the top in a ring, 60 across. */
const PlanRows = ({ top, names, lines }: PlanRowsProps) => (
  <>
    {bands.map(({ y, height }, index) => (
      <g key={y} transform={`translate(10 ${y})`}>
        <rect width={340} height={height} rx={12} className="surface" />
        <Label x={9} y={height / 2 + 5} size={14} weight={700} tone="brand-ink">
          {names[index] ?? ''}
        </Label>
      </g>
    ))}
    <path d={lines} className="stroke-brand" strokeWidth={2.5} />
    <circle cx={treeAt} cy={34} r={30} className="surface" />
    <Portrait x={treeAt} y={34} size={54} {...sellers[top]} />
    <circle cx={treeAt} cy={34} r={30} className="stroke-brand" strokeWidth={2.5} />
  </>
);

/** What all plans have in common: the ground, the rows of the tree, and air above the seller at the top. */
export const PlanScene = ({ children, ...plan }: PlanSceneProps) => (
  <Scene {...planSize} ground="lilac">
    <At x={0} y={11}>
      <PlanRows {...plan} />
      {children}
    </At>
  </Scene>
);

interface PlanSellerProps {
  readonly x: number;
  readonly y: number;
  /** One of the first row, 32 across, with the sign of a person; the others are dots. */
  readonly first?: true;
}

/** A seller below the one at the top. */
export const PlanSeller = ({ x, y, first }: PlanSellerProps) => (
  <>
    <circle cx={x} cy={y} r={first ? 16 : planDot} className="brand" />
    {first && <Glyph name="user" x={x - 9} y={y - 9.5} size={18} tone="on-brand" bold />}
  </>
);

/** Half of a seller in the second row. */
export const planDot = 10;
