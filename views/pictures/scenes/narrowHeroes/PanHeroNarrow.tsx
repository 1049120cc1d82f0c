import { PanCounter } from '../../kit/places/PanCounter.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, without the sign and what is under the counter. */
export function PanHeroNarrow() {
  return (
    <Scene width={400} height={300}>
      <Rings x={200} y={160} size={300} />
      <PanCounter
        x={76}
        y={291}
        scale={1.47}
        end={160}
        screen={{ x: 26, y: -179.5, scale: 0.53 }}
      />
    </Scene>
  );
}
