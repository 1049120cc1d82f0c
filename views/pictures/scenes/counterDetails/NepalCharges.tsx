import { ChargeKey } from '../../kit/money/ChargeKey.tsx';
import { ChargeSteps } from '../../kit/money/ChargeSteps.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For each way to pay out a stack of coins on a ledge, as high as what it costs at most. */
export const NepalCharges = () => (
  <Scene width={400} height={420} ground="lilac" grows="above">
    <ChargeKey x={24} y={28} />
    <ChargeSteps y={346} thick={12.8} />
  </Scene>
);
