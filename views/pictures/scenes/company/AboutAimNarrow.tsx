import { AimSheets } from '../../kit/records/AimPlan.tsx';
import { fourStations } from '../../kit/stage/FourStations.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, which show each part beside its word. */
export const AboutAimNarrow = () => (
  <Scene {...fourStations.narrow} ground="none">
    <AimSheets />
  </Scene>
);
