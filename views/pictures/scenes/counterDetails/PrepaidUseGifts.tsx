import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { GiftCard } from '../../kit/money/prepaidFaces.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { OpenGift } from '../../kit/things/OpenGift.tsx';

/** A gift at a festival, and the card that is in it. */
export const PrepaidUseGifts = () => (
  <Scene {...cardFaceSize} ground="warm">
    <Rings x={200} y={126} size={210} tone="marigold-soft" />
    <OpenGift x={104} y={29} scale={0.96}>
      <UsedCard x={19} y={15} turn={-4} scale={0.96} face={<GiftCard />} />
    </OpenGift>
  </Scene>
);
