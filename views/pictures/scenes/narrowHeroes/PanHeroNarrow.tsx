import { PanCounter } from '../../kit/places/PanCounter.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, without the sign and what is under the counter. */
export function PanHeroNarrow() {
  return (
    <Scene width={400} height={336}>
      <Rings x={200} y={190} size={300} />
      <PanCounter x={38} y={326} scale={1.68} end={168} screen={{ x: 29, y: -184, scale: 0.55 }} />
    </Scene>
  );
}
