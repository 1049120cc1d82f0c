import { LaptopBack } from '../../kit/devices/LaptopBack.tsx';
import { PanAcknowledgement } from '../../kit/documents/PanAcknowledgement.tsx';
import { PanCounter, PanSign } from '../../kit/places/PanCounter.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Floor } from '../../kit/stage/Floor.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, where the frame cuts the laptop. */
export function PanHeroNarrow() {
  return (
    <Scene width={400} height={432}>
      <Rings x={200} y={160} size={300} />
      <Floor y={384} width={400} height={432} />
      <PanSign x={122} y={24} scale={0.96} />
      <Shelf x={148} y={142} scale={1.4} width={160} />
      <PanCounter x={8} y={64} scale={1.32} width={320} />
      <LaptopBack x={322} y={174} />
      <PanAcknowledgement x={150} y={286} scale={0.94} />
    </Scene>
  );
}
