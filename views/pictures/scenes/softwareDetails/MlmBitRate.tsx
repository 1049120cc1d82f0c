import { RatePage } from '../../kit/documents/RatePage.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The calendar page from which the new rate counts, beside the closed month with the old one. */
export const MlmBitRate = () => (
  <Scene {...bitSize} ground="lilac">
    <RatePage
      x={20}
      y={42}
      width={80}
      height={88}
      date="Oct"
      head={30}
      rate="4%"
      figure={30}
      closed
    />
    <RatePage
      x={112}
      y={20}
      width={108}
      height={110}
      date="1 Nov"
      head={37}
      rate="5%"
      figure={44}
    />
  </Scene>
);
