import { PanCounter } from '../../kit/places/PanCounter.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, without the sign and what is under the counter. */
export function PanHeroNarrow() {
  return (
    <Scene width={400} height={300}>
      <Rings x={200} y={160} size={300} />
      <PanCounter
        x={72}
        y={314}
        scale={1.55}
        end={160}
        screen={{ x: 36, y: -166.5, scale: 0.485 }}
      />
    </Scene>
  );
}
