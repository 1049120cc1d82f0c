import { RatePage } from '../../kit/documents/RatePage.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, one page over the other. */
export const MlmBitRateNarrow = () => (
  <Scene {...narrowBitSize} ground="lilac">
    <RatePage
      x={14}
      y={18}
      width={86}
      height={82}
      date="Oct"
      head={30}
      rate="4%"
      figure={25}
      closed
    />
    <RatePage x={44} y={97} width={102} height={89} date="1 Nov" head={35} rate="5%" figure={40} />
  </Scene>
);
