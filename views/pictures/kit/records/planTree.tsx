import type { ReactNode } from 'react';
import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { Scene } from '../stage/Scene.tsx';
import { type SellerName, sellers } from './sellers.ts';

/** The size of a drawing of a compensation plan. */
export const planSize = { width: 360, height: 276 } as const;

/** The bands below the seller at the top: the lines branch in the air above each row, and no line leads to a chart. */
const bands = {
  first: { y: 105, height: 58 },
  second: { y: 208, height: 58 },
  chart: { y: 171, height: 95 },
} as const;

/** Where the sellers of each band stand: in its middle. */
export const planRows = { first: 134, second: 237 } as const;

interface PlanSceneProps extends PlanRowsProps {
  readonly children: ReactNode;
}

interface PlanRowsProps {
  /** Who stands at the top. */
  readonly top: SellerName;
  /** What the two rows are called. */
  readonly names: readonly [string, string];
  /** In place of a second row of sellers there is a chart, which is higher. */
  readonly chart?: true;
  /** The lines from the seller at the top, which start at 180,85. */
  readonly lines: string;
}

/** The middle of the tree as it is drawn. */
const treeAt = 180;

/** How far it is moved, so that it is in the middle of the room beside the names of its rows. */
const besideNames = 32;

/** The middle of the seller at the top. */
const headAt = 51;

/* A band for each row with its name at the left. */
const PlanRows = ({ names, chart }: Pick<PlanRowsProps, 'names' | 'chart'>) => (
  <>
    {[bands.first, chart ? bands.chart : bands.second].map(({ y, height }, index) => (
      <g key={y} transform={`translate(10 ${y})`}>
        <rect width={340} height={height} rx={12} className="surface" />
        <Label x={9} y={height / 2 + 5} size={14} weight={700} tone="brand-ink">
          {names[index] ?? ''}
        </Label>
      </g>
    ))}
  </>
);

/* The seller at the top in a ring, 68 across, and the lines down from there. */
const PlanTop = ({ top, lines }: Pick<PlanRowsProps, 'top' | 'lines'>) => (
  <>
    <path d={lines} className="stroke-brand" strokeWidth={2.5} />
    <circle cx={treeAt} cy={headAt} r={34} className="surface" />
    <Portrait x={treeAt} y={headAt} size={62} {...sellers[top]} />
    <circle cx={treeAt} cy={headAt} r={34} className="stroke-brand" strokeWidth={2.5} />
  </>
);

/** What all plans have in common: the ground, the rows of the tree, and air above the seller at the top. */
export const PlanScene = ({ children, ...plan }: PlanSceneProps) => (
  <Scene {...planSize} ground="lilac">
    <PlanRows {...plan} />
    <At x={besideNames} y={0}>
      <PlanTop {...plan} />
      {children}
    </At>
  </Scene>
);

interface PlanSellerProps {
  readonly x: number;
  readonly y: number;
  /** One of the first row, 35 across, with the sign of a person; the others are dots. */
  readonly first?: true;
}

/** A seller below the one at the top. */
export const PlanSeller = ({ x, y, first }: PlanSellerProps) => (
  <>
    <circle cx={x} cy={y} r={first ? 17.5 : planDot} className="brand" />
    {first && <Glyph name="user" x={x - 10} y={y - 10.5} size={20} tone="on-brand" bold />}
  </>
);

/** Half of a seller in the second row. */
export const planDot = 10;
