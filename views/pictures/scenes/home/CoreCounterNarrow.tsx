import { FingerOnScanner } from '../../kit/people/FingerOnScanner.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A finger on the scanner of a shop, beside the words on phones. */
export const CoreCounterNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <FingerOnScanner x={36} y={26} turn={-32} scale={0.74} sleeve="marigold" />
  </Scene>
);
