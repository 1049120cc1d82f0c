import { AimPlan, aimSize } from '../../kit/records/AimPlan.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What the words of the aim mean, each above its word: what a borrower earns, what lenders reply, how the rate moves, and the record that all hold. */
export const AboutAim = () => (
  <Scene {...aimSize} ground="none">
    <AimPlan />
  </Scene>
);
