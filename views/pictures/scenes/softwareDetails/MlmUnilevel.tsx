import { PlanScene, PlanSeller, planRows } from '../../kit/records/planTree.tsx';

const first = [66, 123, 180, 237, 294] as const;
const second = [52, 80, 180, 266, 294, 322] as const;

const lines =
  'M180 60V177M66 140V79q0-8 8-8h212q8 0 8 8v98M123 71v34M237 71v34M52 177v-29q0-8 8-8h12q8 0 8 8v29M266 177v-29q0-8 8-8h40q8 0 8 8v29';

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
