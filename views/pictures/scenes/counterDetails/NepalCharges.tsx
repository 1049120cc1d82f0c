import { ChargeParts } from '../../kit/money/ChargeParts.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The parts of the largest charge as a stack of coins. */
export const NepalCharges = () => (
  <Scene width={400} height={420} ground="lilac" grows="above">
    <ChargeParts foot={372} thick={13} />
  </Scene>
);
