import { PlanScene, PlanSeller, planRows } from '../../kit/records/planTree.tsx';

const first = [92, 136, 180, 224, 268] as const;
const second = [79, 105, 180, 242, 268, 294] as const;

const lines =
  'M180 85V237M92 134V105q0-8 8-8h160q8 0 8 8v132M136 97v37M224 97v37M92 134v51M79 237v-44q0-8 8-8h10q8 0 8 8v44M242 237v-44q0-8 8-8h36q8 0 8 8v44';

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
