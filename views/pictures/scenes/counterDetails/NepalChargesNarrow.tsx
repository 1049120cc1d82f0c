import { ChargeSteps } from '../../kit/money/ChargeSteps.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same on a lower picture, its coins thinner. */
export const NepalChargesNarrow = () => (
  <Scene width={400} height={316} ground="lilac">
    <ChargeSteps y={242} thick={7.8} />
  </Scene>
);
