import { KolkataEvening } from '../../kit/places/KolkataEvening.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The Howrah Bridge over the Hooghly in the evening: the office that is open. */
export const OfficeKolkata = () => (
  <Scene width={320} height={176} ground="warm" grows="above">
    <KolkataEvening x={0} y={-74.4} scale={0.666} low />
  </Scene>
);
