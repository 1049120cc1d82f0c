import { PlanScene, PlanSeller } from '../../kit/records/planTree.tsx';

const first = [66, 123, 180, 237, 294] as const;
const second = [52, 80, 180, 266, 294, 322] as const;

const lines =
  'M180 60v40M66 100v-20q0-8 8-8h212q8 0 8 8v20M123 72v28M237 72v28M66 100v38M52 166v-20q0-8 8-8h12q8 0 8 8v20M180 100v66M294 100v66M266 166v-20q0-8 8-8h40q8 0 8 8v20';

/** One seller, five below her, and six below those: each level is a band of its own, as wide as it comes. */
export const MlmUnilevel = () => (
  <PlanScene top="Rekha" names={['Level 1', 'Level 2']} lines={lines}>
    {first.map((x) => (
      <PlanSeller key={x} x={x} y={100} first />
    ))}
    {second.map((x) => (
      <PlanSeller key={x} x={x} y={166} />
    ))}
  </PlanScene>
);
