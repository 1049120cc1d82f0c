import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { FingerOnScanner } from '../../kit/people/FingerOnScanner.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the cash lies before the scanner. */
export const RechargeSellsCashNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <FingerOnScanner x={18} y={26} scale={0.54} sleeve="brand" />
    <Banknotes x={16} y={124} scale={0.62} count={2} />
  </Scene>
);
