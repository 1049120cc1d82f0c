import { ChargeParts } from '../../kit/money/ChargeParts.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same on a lower picture, its coins thinner. */
export const NepalChargesNarrow = () => (
  <Scene width={400} height={316} ground="lilac">
    <ChargeParts foot={290} thick={9} />
  </Scene>
);
