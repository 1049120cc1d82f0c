import { OrderLaptop } from '../../kit/devices/OrderLaptop.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A business application on a laptop, beside the words on phones. */
export const CoreSoftwareNarrow = () => (
  <Scene {...narrowBitSize} ground="lilac">
    <OrderLaptop x={10} y={48} scale={0.53} wordless />
  </Scene>
);
