import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { FingerOnScanner } from '../../kit/people/FingerOnScanner.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { narrowWordSize } from '../../kit/stage/wordSize.ts';

/** The same for phones: the finger on the scanner, and the cash. */
export const AboutCounterNarrow = () => (
  <Scene {...narrowWordSize} ground="mint">
    <Rings x={0} y={196} size={180} tone="green-soft" />
    <Banknotes x={-46} y={96} count={2} scale={0.9} value="₹500" />
    <FingerOnScanner x={178} y={14} scale={0.74} turn={90} sleeve="red" />
  </Scene>
);
