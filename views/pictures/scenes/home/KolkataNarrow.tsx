import { KolkataEvening, KolkataName } from '../../kit/places/KolkataEvening.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, which cut off the sky: its name is on the water. */
export function KolkataNarrow() {
  return (
    <Scene width={480} height={400} ground="warm" grows="around">
      <KolkataEvening x={0} y={0} low />
      <KolkataName x={24} y={324} scale={0.84} />
    </Scene>
  );
}
