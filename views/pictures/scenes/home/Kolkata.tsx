import { KolkataEvening, KolkataName } from '../../kit/places/KolkataEvening.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The town of the company: the bridge over the Hooghly in the evening, a ferry, and its name in the sky. */
export function Kolkata() {
  return (
    <Scene width={480} height={480} ground="warm" grows="around">
      <KolkataEvening x={0} y={30} />
      <KolkataName x={24} y={24} />
    </Scene>
  );
}
