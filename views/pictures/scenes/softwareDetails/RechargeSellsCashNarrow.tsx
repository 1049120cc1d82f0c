import { Scanner } from '../../kit/devices/Scanner.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the scanner large, and the cash before its foot. */
export function RechargeSellsCashNarrow() {
  return (
    <Scene {...narrowBitSize} ground="brand">
      <Scanner x={25} y={12} scale={0.76} />
      <Banknotes x={18} y={127} scale={0.62} count={2} />
    </Scene>
  );
}
