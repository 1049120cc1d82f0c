import { AimPlan } from '../../kit/records/AimPlan.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Its size on phones, where the parts are two by two. */
export const narrowAimSize = { width: 480, height: 608 } as const;

/** The same for phones. */
export const AboutAimNarrow = () => (
  <Scene {...narrowAimSize} ground="none">
    <AimPlan {...narrowAimSize} layout="square" />
  </Scene>
);
