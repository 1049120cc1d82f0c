import { TodayAndPlan } from '../../kit/places/TodayAndPlan.tsx';

/** The same for a phone. */
export const AboutNarrow = () => (
  <TodayAndPlan
    width={480}
    height={464}
    split={196}
    scale={{ phone: 0.72, plan: 0.76 }}
    counter={{ y: 390, depth: 40 }}
    title={48}
  />
);
