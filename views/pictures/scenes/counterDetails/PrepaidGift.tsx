import { GiftCard } from '../../kit/money/prepaidFaces.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { tableCardSize, tableCardTop } from './tableCardSize.ts';

/** The gift card of the table. */
export function PrepaidGift() {
  return (
    <Scene {...tableCardSize} ground="none">
      <At x={0} y={tableCardTop}>
        <GiftCard />
      </At>
    </Scene>
  );
}
