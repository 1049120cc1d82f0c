import { SmallHolderCard } from '../../kit/money/prepaidFacesSmall.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { tableCardSize, tableCardTop } from './tableCardSize.ts';

/** The full-KYC card of the table, for phones. */
export const PrepaidFullKycNarrow = () => (
  <Scene {...tableCardSize} ground="none">
    <At x={0} y={tableCardTop}>
      <SmallHolderCard />
    </At>
  </Scene>
);
