import { TodayAndPlan } from '../../kit/places/TodayAndPlan.tsx';

/** What the company offers today, and beside it the plan of a marketplace. */
export const About = () => (
  <TodayAndPlan
    width={640}
    height={520}
    split={292}
    scale={{ phone: 0.77, plan: 0.92 }}
    counter={{ y: 424, depth: 48 }}
    title={58}
  />
);
