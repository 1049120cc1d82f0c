import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { GiftCard } from '../../kit/money/prepaidFaces.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { GiftBox } from '../../kit/things/GiftBox.tsx';

/** A gift at a festival, and the card that is in it. */
export const PrepaidUseGifts = () => (
  <Scene {...cardFaceSize} ground="warm">
    <Rings x={200} y={126} size={210} tone="marigold-soft" />
    <GiftBox x={44} y={28} />
    <UsedCard x={208} y={128} turn={-6} face={<GiftCard />} />
  </Scene>
);
