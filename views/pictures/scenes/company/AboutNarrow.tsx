import { StandingPhone } from '../../kit/devices/StandingPhone.tsx';
import { PlanSheet } from '../../kit/documents/PlanSheet.tsx';
import { MarketPlan } from '../../kit/places/MarketPlan.tsx';
import { TodayCounter } from '../../kit/places/TodayCounter.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for a phone: the plan is above the phone on the counter, whose left lower corner is behind it. */
export const AboutNarrow = () => (
  <Scene width={480} height={496} ground="sand">
    <PlanSheet x={28} y={26} width={424} height={290} tag={[224, 190]}>
      <MarketPlan x={24} y={12} scale={0.9} gap={46} />
    </PlanSheet>
    <TodayCounter width={480} height={496} y={372} depth={82} tab={62} />
    <StandingPhone x={37} y={199} scale={0.69} pale />
  </Scene>
);
