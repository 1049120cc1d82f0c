import { SmallMobileCard } from '../../kit/money/prepaidFacesSmall.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { tableCardSize, tableCardTop } from './tableCardSize.ts';

/** The small card of the table, for phones. */
export const PrepaidSmallNarrow = () => (
  <Scene {...tableCardSize} ground="none">
    <At x={0} y={tableCardTop}>
      <SmallMobileCard />
    </At>
  </Scene>
);
