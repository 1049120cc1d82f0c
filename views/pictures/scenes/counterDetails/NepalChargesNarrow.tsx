import { ChargeKey } from '../../kit/money/ChargeKey.tsx';
import { ChargeSteps } from '../../kit/money/ChargeSteps.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same on a lower picture, its coins thinner. */
export const NepalChargesNarrow = () => (
  <Scene width={400} height={316} ground="lilac">
    <ChargeKey x={24} y={24} />
    <ChargeSteps y={242} thick={7.8} />
  </Scene>
);
