import { GiftCard } from '../../kit/money/prepaidFaces.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { OpenGift } from '../../kit/things/OpenGift.tsx';

/** The same for phones, where the box has the width of the picture. */
export const PrepaidUseGiftsNarrow = () => (
  <Scene {...narrowBitSize} ground="warm">
    <OpenGift x={14} y={28} scale={0.66}>
      <UsedCard x={19} y={15} turn={-4} scale={0.96} face={<GiftCard />} />
    </OpenGift>
  </Scene>
);
