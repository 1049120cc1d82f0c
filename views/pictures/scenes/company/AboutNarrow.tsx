import { TodayAndPlan } from '../../kit/places/TodayAndPlan.tsx';

/** The same for a phone, whose screen says less. */
export const AboutNarrow = () => (
  <TodayAndPlan
    width={480}
    height={432}
    scale={{ phone: 0.74, plan: 0.75 }}
    counter={{ y: 362, depth: 34 }}
    title={50}
    services={false}
  />
);
