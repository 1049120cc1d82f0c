import { StandingPhone } from '../../kit/devices/StandingPhone.tsx';
import { PlanSheet } from '../../kit/documents/PlanSheet.tsx';
import { MarketPlan } from '../../kit/places/MarketPlan.tsx';
import { PlankCounter } from '../../kit/places/PlankCounter.tsx';
import { StageChip } from '../../kit/shapes/StageChip.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What there is today stands on a counter, whole and in full colour: a phone with a paid recharge. On the wall behind it is the plan of a marketplace, in dashed lines. A chip of one kind points at each. */
export const About = () => (
  <Scene width={640} height={520} ground="sand">
    <PlanSheet x={132} y={28} width={484} height={252}>
      {/* In the middle of what the phone leaves free of the sheet. */}
      <MarketPlan x={66} y={36} gap={18} scale={1.07} />
    </PlanSheet>
    <StageChip x={436} y={320} stage="plan" points="up" />
    <PlankCounter width={640} height={520} y={422} depth={58} />
    <StandingPhone x={24} y={122} scale={0.715} pale tall />
    <StageChip x={212} y={320} stage="today" points="left" />
  </Scene>
);
