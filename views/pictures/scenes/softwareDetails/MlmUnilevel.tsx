import { PlanRows, PlanSeller, planSize } from '../../kit/records/planTree.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const sellers = [
  [100, [128, 188, 248, 308]],
  [166, [128, 290, 326]],
] as const;

const lines =
  'M218 58v14M128 100v-20q0-8 8-8h164q8 0 8 8v20M188 72v28M248 72v28M128 100v66M308 100v32M290 166v-26q0-8 8-8h20q8 0 8 8v26';

/** One seller, four below her, and three below those: each level is a band of its own. */
export function MlmUnilevel() {
  return (
    <Scene {...planSize}>
      <PlanRows names={['Level 1', 'Level 2']} lines={lines} />
      {sellers.map(([y, row]) => row.map((x) => <PlanSeller key={`${x} ${y}`} x={x} y={y} />))}
    </Scene>
  );
}
