import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the notes over the whole width, held up from below. */
export const AepsBitCashNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <Hand x={95} y={107} turn={62} scale={0.54} sleeve="marigold" skin="skin-deep">
      <Banknotes x={-153} y={98} turn={-68} count={3} value="₹500" scale={1.21} />
    </Hand>
  </Scene>
);
