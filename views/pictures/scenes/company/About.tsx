import { TodayAndPlan } from '../../kit/places/TodayAndPlan.tsx';

/** What the company offers today, and beside it the plan of a marketplace. */
export const About = () => (
  <TodayAndPlan
    width={640}
    height={520}
    scale={{ phone: 0.8, plan: 1 }}
    counter={{ y: 446, depth: 38 }}
    title={52}
    services
  />
);
