import { TodayAndPlan } from '../../kit/places/TodayAndPlan.tsx';

/** The same for a phone. */
export const AboutNarrow = () => (
  <TodayAndPlan
    width={480}
    height={456}
    scale={{ phone: 0.68, plan: 0.66 }}
    margin={{ edge: 28, plan: 16, between: 22 }}
    counter={{ y: 400, depth: 30 }}
    phone={448}
  />
);
