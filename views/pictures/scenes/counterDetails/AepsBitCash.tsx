import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Notes, as they are handed over the counter. */
export const AepsBitCash = () => (
  <Scene {...bitSize} ground="mint">
    <Hand x={142} y={92} turn={16} scale={0.5} sleeve="marigold" skin="skin-deep">
      <Banknotes x={-226} y={2} turn={-20} count={3} value="₹500" scale={1.26} />
    </Hand>
  </Scene>
);
