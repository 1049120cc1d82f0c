import { Scanner } from '../../kit/devices/Scanner.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the scanner large, and the cash before its foot. */
export function RechargeSellsCashNarrow() {
  return (
    <Scene {...narrowBitSize} ground="brand">
      <Scanner pale x={27} y={22} scale={0.74} />
      <Banknotes x={18} y={134} scale={0.62} count={2} />
    </Scene>
  );
}
