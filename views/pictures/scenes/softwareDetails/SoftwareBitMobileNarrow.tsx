import { CartonCamera } from '../../kit/devices/CartonCamera.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones; the lower edge cuts the phone below its button. */
export const SoftwareBitMobileNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <CartonCamera x={16} y={14} />
  </Scene>
);
