import { PlanScene, PlanSeller, planRows } from '../../kit/records/planTree.tsx';

const first = [110, 158, 206, 254, 302] as const;
const second = [96, 124, 206, 275, 302, 329] as const;

const lines =
  'M206 85V237M110 134V105q0-8 8-8h176q8 0 8 8v132M158 97v37M254 97v37M110 134v51M96 237v-44q0-8 8-8h12q8 0 8 8v44M275 237v-44q0-8 8-8h38q8 0 8 8v44';

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
