import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { FingerOnScanner } from '../../kit/people/FingerOnScanner.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A finger on a fingerprint scanner, and beside it the cash that it lets one withdraw. */
export const RechargeSellsCash = () => (
  <Scene {...bitSize} ground="mint">
    <FingerOnScanner x={76} y={20} scale={0.5} sleeve="brand" />
    <Banknotes x={-24} y={88} turn={-2} scale={0.6} count={3} />
  </Scene>
);
