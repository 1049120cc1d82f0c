import { Scanner } from '../../kit/devices/Scanner.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the cash is behind the scanner, and spreads out on both sides of it. */
export const RechargeSellsCashNarrow = () => (
  <Scene {...narrowBitSize} ground="sand">
    <Banknotes x={8} y={48} turn={-10} scale={0.7} count={2} />
    <Scanner x={27} y={54} scale={0.74} />
  </Scene>
);
