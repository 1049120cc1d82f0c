import { Scanner } from '../../kit/devices/Scanner.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the cash lies before the foot of the scanner, below its glass. */
export const RechargeSellsCashNarrow = () => (
  <Scene {...narrowBitSize} ground="sand">
    <Scanner x={26} y={12} scale={0.75} />
    <Banknotes x={18} y={128} turn={3} scale={0.62} count={2} />
  </Scene>
);
