import { TodayAndPlan } from '../../kit/places/TodayAndPlan.tsx';

/** Its size: words keep to letters that a phone shows. */
export const narrowAboutSize = { width: 400, height: 396 } as const;

/** The same for a phone. */
export const AboutNarrow = () => (
  <TodayAndPlan
    {...narrowAboutSize}
    scale={{ phone: 0.65, plan: 0.6 }}
    margin={{ edge: 22, plan: 10, between: 16 }}
    counter={{ y: 348, depth: 28 }}
    phone={392}
  />
);
