import { AimPlan } from '../../kit/records/AimPlan.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The size of the plan: as wide as the page. */
export const aimSize = { width: 1200, height: 292 } as const;

/** What the words of the aim mean, each above its word: what a borrower earns, what lenders reply, how the rate moves, and the record that all hold. */
export const AboutAim = () => (
  <Scene {...aimSize} ground="none">
    <AimPlan {...aimSize} layout="row" />
  </Scene>
);
