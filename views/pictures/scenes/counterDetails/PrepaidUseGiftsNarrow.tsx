import { GiftCard } from '../../kit/money/prepaidFaces.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { GiftBox } from '../../kit/things/GiftBox.tsx';

/** The same for phones: the gift card before the gift. */
export const PrepaidUseGiftsNarrow = () => (
  <Scene {...narrowBitSize} ground="warm">
    <GiftBox x={20} y={10} scale={0.6} />
    <UsedCard x={14} y={112} turn={-6} scale={0.79} face={<GiftCard />} />
  </Scene>
);
