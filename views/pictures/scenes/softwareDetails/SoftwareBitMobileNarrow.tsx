import { CartonCamera } from '../../kit/devices/CartonCamera.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, cut by the lower edge below the button of its camera. */
export function SoftwareBitMobileNarrow() {
  return (
    <Scene {...narrowBitSize} ground="mint">
      <CartonCamera x={16} y={14} />
    </Scene>
  );
}
