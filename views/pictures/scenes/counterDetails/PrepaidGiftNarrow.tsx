import { SmallGiftCard } from '../../kit/money/prepaidFacesSmall.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { tableCardSize, tableCardTop } from './tableCardSize.ts';

/** The gift card of the table, for phones. */
export const PrepaidGiftNarrow = () => (
  <Scene {...tableCardSize} ground="none">
    <At x={0} y={tableCardTop}>
      <SmallGiftCard />
    </At>
  </Scene>
);
