import { PlanScene, PlanSeller } from '../../kit/records/planTree.tsx';

const sellers = [
  [100, [125, 187, 249, 311]],
  [166, [125, 297, 325]],
] as const;

const lines =
  'M218 60v12M125 100v-20q0-8 8-8h170q8 0 8 8v20M187 72v28M249 72v28M125 100v66M311 100v36M297 166v-22q0-8 8-8h12q8 0 8 8v22';

/** One seller, four below her, and three below those: each level is a band of its own. */
export function MlmUnilevel() {
  return (
    <PlanScene names={['Level 1', 'Level 2']} lines={lines}>
      {sellers.map(([y, row]) =>
        row.map((x) => (
          <PlanSeller key={`${x} ${y}`} x={x} y={y} {...(y === 100 && { first: true })} />
        )),
      )}
    </PlanScene>
  );
}
