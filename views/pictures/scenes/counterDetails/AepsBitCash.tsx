import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Notes, as they are handed over the counter. */
export const AepsBitCash = () => (
  <Scene {...bitSize} ground="mint">
    <Hand x={172} y={76} turn={-8} scale={0.58} sleeve="brand">
      <Banknotes x={-252} y={-64} count={3} value="₹500" scale={1.42} />
    </Hand>
  </Scene>
);
