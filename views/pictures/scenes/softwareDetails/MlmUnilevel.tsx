import { PlanScene, PlanSeller, planRows } from '../../kit/records/planTree.tsx';

const first = [96, 138, 180, 222, 264] as const;
const second = [84, 108, 180, 240, 264, 288] as const;

const lines =
  'M180 85V237M96 134V105q0-8 8-8h152q8 0 8 8v132M138 97v37M222 97v37M96 134v51M84 237v-44q0-8 8-8h8q8 0 8 8v44M240 237v-44q0-8 8-8h32q8 0 8 8v44';

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
