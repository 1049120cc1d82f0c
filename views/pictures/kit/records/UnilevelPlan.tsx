import { type PlanShape, planBranch, planTrunk } from './planMeasures.ts';
import { PlanScene, PlanSeller } from './planTree.tsx';

const first = [92, 136, 180, 224, 268] as const;

/** Whom those of the first row have below them. */
const branches = [
  [92, [79, 105]],
  [180, [180]],
  [268, [242, 268, 294]],
] as const;

/** One seller, five below her, and six below those: each level is a band of its own, as wide as it comes. */
export const UnilevelPlan = ({ shape }: { readonly shape: PlanShape }) => (
  <PlanScene
    shape={shape}
    top="Rekha"
    names={['Level 1', 'Level 2']}
    lines={`${planTrunk(shape, first)}${branches.map(([x, xs]) => planBranch(shape, x, xs)).join('')}`}
  >
    {first.map((x) => (
      <PlanSeller key={x} shape={shape} x={x} row="first" />
    ))}
    {branches
      .flatMap(([, xs]) => xs)
      .map((x) => (
        <PlanSeller key={x} shape={shape} x={x} row="second" />
      ))}
  </PlanScene>
);
