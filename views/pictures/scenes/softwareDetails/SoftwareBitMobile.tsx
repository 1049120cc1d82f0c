import { CartonCamera } from '../../kit/devices/CartonCamera.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A phone whose camera photographs a delivered carton; the lower edge cuts it below the carton. */
export function SoftwareBitMobile() {
  return (
    <Scene {...bitSize} ground="mint">
      <Rings x={120} y={150} size={150} tone="green-soft" />
      <CartonCamera x={58.5} y={10} scale={0.96} />
    </Scene>
  );
}
