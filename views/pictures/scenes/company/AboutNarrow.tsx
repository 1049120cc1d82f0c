import { RechargedPhone } from '../../kit/devices/RechargedPhone.tsx';
import { PlanSheet } from '../../kit/documents/PlanSheet.tsx';
import { MarketPlan } from '../../kit/places/MarketPlan.tsx';
import { PlankCounter } from '../../kit/places/PlankCounter.tsx';
import { StageChip } from '../../kit/shapes/StageChip.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for a phone: the whole plan is above the phone, which stands behind the counter’s edge, and the chips are beside it. */
export const AboutNarrow = () => (
  <Scene width={480} height={496} ground="sand">
    <PlanSheet x={28} y={28} width={424} height={208}>
      <MarketPlan x={25} y={16} gap={24} />
    </PlanSheet>
    <RechargedPhone x={72} y={248} scale={0.66} height={448} />
    <PlankCounter width={480} height={496} y={446} depth={20} />
    <StageChip x={248} y={246} stage="plan" points="up" />
    <StageChip x={248} y={348} stage="today" points="left" />
  </Scene>
);
