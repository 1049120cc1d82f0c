import type { ReactNode } from 'react';
import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { Scene } from '../stage/Scene.tsx';
import { type PlanShape, planMeasures } from './planMeasures.ts';
import { type SellerName, sellers } from './sellers.ts';

interface PlanSceneProps extends PlanRowsProps {
  readonly children: ReactNode;
}

interface PlanRowsProps {
  readonly shape: PlanShape;
  /** Who stands at the top. */
  readonly top: SellerName;
  /** What the two rows are called. */
  readonly names: readonly [string, string];
  /** In place of a second row of sellers there is a chart, which is higher. */
  readonly chart?: true;
  /** The lines from the seller at the top. */
  readonly lines: string;
}

/** The middle of the tree as it is drawn. */
const treeAt = 180;

/** How far it is moved, so that it is in the middle of the room beside the names of its rows. */
const besideNames = 32;

/* A band for each row with its name at the left. */
function PlanRows({ shape, names, chart }: Pick<PlanRowsProps, 'shape' | 'names' | 'chart'>) {
  const { bands } = planMeasures[shape];
  return [bands.first, chart ? bands.chart : bands.second].map(({ y, height }, index) => (
    <g key={y} transform={`translate(10 ${y})`}>
      <rect width={340} height={height} rx={12} className="surface" />
      <Label x={9} y={height / 2 + 5} size={14} weight={700} tone="brand-ink">
        {names[index] ?? ''}
      </Label>
    </g>
  ));
}

/* The seller at the top in a ring, and the lines down from there. */
function PlanTop({ shape, top, lines }: Pick<PlanRowsProps, 'shape' | 'top' | 'lines'>) {
  const { y, radius } = planMeasures[shape].head;
  return (
    <>
      <path d={lines} className="stroke-brand" strokeWidth={2.5} />
      <circle cx={treeAt} cy={y} r={radius} className="surface" />
      <Portrait x={treeAt} y={y} size={2 * radius - 6} {...sellers[top]} />
      <circle cx={treeAt} cy={y} r={radius} className="stroke-brand" strokeWidth={2.5} />
    </>
  );
}

/** What all plans have in common: the ground, the rows of the tree, and air above the seller at the top. */
export const PlanScene = ({ children, ...plan }: PlanSceneProps) => (
  <Scene {...planMeasures[plan.shape].size} ground="lilac">
    <PlanRows {...plan} />
    <At x={besideNames} y={0}>
      <PlanTop {...plan} />
      {children}
    </At>
  </Scene>
);

interface PlanSellerProps {
  readonly shape: PlanShape;
  readonly x: number;
  /** Which row: one of the first has the sign of a person; the others are dots. */
  readonly row: 'first' | 'second';
}

/** A seller below the one at the top. */
export function PlanSeller({ shape, x, row }: PlanSellerProps) {
  const { rows, sellers: radius } = planMeasures[shape];
  const sign = radius.first * 1.14;
  return (
    <>
      <circle cx={x} cy={rows[row]} r={radius[row]} className="brand" />
      {row === 'first' && (
        <Glyph
          name="user"
          x={x - sign / 2}
          y={rows.first - sign / 2 - 0.5}
          size={sign}
          tone="on-brand"
          bold
        />
      )}
    </>
  );
}
