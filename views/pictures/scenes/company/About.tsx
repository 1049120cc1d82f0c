import { TodayAndPlan } from '../../kit/places/TodayAndPlan.tsx';

/** What the company offers today, on a counter, and on the wall the plan of a marketplace. */
export const About = () => (
  <TodayAndPlan
    width={640}
    height={520}
    scale={{ phone: 0.8, plan: 0.76 }}
    margin={{ edge: 32, plan: 28, between: 36 }}
    counter={{ y: 456, depth: 32 }}
    phone={448}
    services
  />
);
