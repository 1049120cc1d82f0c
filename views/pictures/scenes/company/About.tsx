import { StandingPhone } from '../../kit/devices/StandingPhone.tsx';
import { PlanSheet } from '../../kit/documents/PlanSheet.tsx';
import { MarketPlan } from '../../kit/places/MarketPlan.tsx';
import { TodayCounter } from '../../kit/places/TodayCounter.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What there is today stands on a counter, large and in full colour: a phone with a paid recharge. On the wall behind it is the plan of a marketplace, in dashed lines. */
export const About = () => (
  <Scene width={640} height={520} ground="sand">
    <PlanSheet x={180} y={44} width={440} height={316} tag={[242, 216]}>
      <MarketPlan x={76} y={30} scale={0.85} gap={40} />
    </PlanSheet>
    <TodayCounter width={640} height={520} y={392} depth={84} tab={72} />
    <StandingPhone x={20} y={112} scale={0.97} pale />
  </Scene>
);
