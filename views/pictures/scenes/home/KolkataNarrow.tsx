import { KolkataEvening, KolkataName } from '../../kit/KolkataEvening.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The same for phones, which cut off the sky: its name is on the water between the piers. */
export function KolkataNarrow() {
  return (
    <Scene width={480} height={400} ground="warm" grows="around">
      <KolkataEvening x={0} y={0} />
      <KolkataName x={134} y={314} />
    </Scene>
  );
}
