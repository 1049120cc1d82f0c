import { KolkataEvening } from '../../kit/places/KolkataEvening.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The Howrah Bridge over the Hooghly in the evening: the office that is open. */
export const OfficeKolkata = () => (
  <Scene width={320} height={264} ground="warm" grows="above">
    <KolkataEvening x={0} y={0} scale={0.667} adrift />
  </Scene>
);
