import { PlanScene, PlanSeller, planRows } from '../../kit/records/planTree.tsx';

const first = [108, 156, 204, 252, 300] as const;
const second = [95, 121, 204, 274, 300, 326] as const;

const lines =
  'M204 60V177M108 140V79q0-8 8-8h176q8 0 8 8v98M156 71v34M252 71v34M95 177v-29q0-8 8-8h10q8 0 8 8v29M274 177v-29q0-8 8-8h36q8 0 8 8v29';

/** One seller, five below her, and six below those: each level is a band of its own, as wide as it comes. */
export const MlmUnilevel = () => (
  <PlanScene top="Rekha" names={['Level 1', 'Level 2']} lines={lines}>
    {first.map((x) => (
      <PlanSeller key={x} x={x} y={planRows.first} first />
    ))}
    {second.map((x) => (
      <PlanSeller key={x} x={x} y={planRows.second} />
    ))}
  </PlanScene>
);
