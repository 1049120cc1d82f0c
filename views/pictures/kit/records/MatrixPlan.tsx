import { Glyph } from '../shapes/Glyph.tsx';
import { type PlanShape, planBranch, planMeasures, planTrunk } from './planMeasures.ts';
import { PlanScene, PlanSeller } from './planTree.tsx';

const first = [100, 180, 260] as const;

const belowOf = (x: number) => [x - 26, x, x + 26];

/** Three below each of the first row. */
const places = first.flatMap(belowOf);

/** How many of them are taken; the next one is free. */
const taken = 5;

/** Three below each seller and no more: the next one takes the first place that is free. */
export const MatrixPlan = ({ shape }: { readonly shape: PlanShape }) => (
  <PlanScene
    shape={shape}
    top="Nisha"
    names={['Level 1', 'Level 2']}
    lines={`${planTrunk(shape, first)}${first.map((x) => planBranch(shape, x, belowOf(x))).join('')}`}
  >
    {first.map((x) => (
      <PlanSeller key={x} shape={shape} x={x} row="first" />
    ))}
    {places.slice(0, taken).map((x) => (
      <PlanSeller key={x} shape={shape} x={x} row="second" />
    ))}
    {places.slice(taken).map((x, index) => (
      <FreePlace key={x} shape={shape} x={x} isNext={index === 0} />
    ))}
  </PlanScene>
);

interface FreePlaceProps {
  readonly shape: PlanShape;
  readonly x: number;
  readonly isNext: boolean;
}

function FreePlace({ shape, x, isNext }: FreePlaceProps) {
  const { rows, sellers } = planMeasures[shape];
  const dot = sellers.second;
  if (isNext) {
    return (
      <>
        <circle cx={x} cy={rows.second} r={dot + 1} className="marigold" />
        <Glyph name="plus" x={x - 8} y={rows.second - 8} size={16} tone="deep" bold />
      </>
    );
  }
  return (
    <>
      <circle cx={x} cy={rows.second} r={dot} className="surface" />
      <circle
        cx={x}
        cy={rows.second}
        r={dot - 1}
        className="stroke-brand"
        strokeWidth={2}
        strokeDasharray="1 4.077"
      />
    </>
  );
}
