import { TodayAndPlan } from '../../kit/places/TodayAndPlan.tsx';

/** The same for a phone. */
export const AboutNarrow = () => (
  <TodayAndPlan
    width={480}
    height={440}
    split={192}
    scale={{ phone: 0.66, plan: 0.88 }}
    counter={{ y: 366, depth: 40 }}
    title={46}
  />
);
