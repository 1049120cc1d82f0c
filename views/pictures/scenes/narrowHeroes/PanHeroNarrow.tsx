import { PanAcknowledgement } from '../../kit/documents/PanAcknowledgement.tsx';
import { PanCounter, PanSign } from '../../kit/places/PanCounter.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, without the screen. */
export function PanHeroNarrow() {
  return (
    <Scene width={400} height={432}>
      <Rings x={200} y={160} size={300} />
      <PanSign x={122} y={28} scale={0.96} />
      <PanCounter x={8} y={76} scale={1.34} width={320} />
      <PanAcknowledgement x={148} y={312} scale={0.98} />
    </Scene>
  );
}
