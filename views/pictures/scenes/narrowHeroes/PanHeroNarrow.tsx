import { PanCounter } from '../../kit/places/PanCounter.tsx';
import { PanSign } from '../../kit/places/PanSign.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones. */
export function PanHeroNarrow() {
  return (
    <Scene width={400} height={416}>
      <Rings x={200} y={190} size={300} />
      <PanSign x={88} y={18} width={224} size={22} />
      <PanCounter x={65} y={360} scale={1.5} end={168} screen={{ x: 29, y: -175, scale: 0.515 }} />
    </Scene>
  );
}
