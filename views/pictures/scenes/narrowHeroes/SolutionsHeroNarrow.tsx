import { FoldedSaris } from '../../kit/places/FoldedSaris.tsx';
import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { HouseRow } from '../../kit/places/HouseRow.tsx';
import { SariShopFront } from '../../kit/places/SariShopFront.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { NearestShopPhone } from '../../kit/screens/NearestShopTexts.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

const houses = [
  [66, 262],
  [92, 226],
  [110, 250],
] as const;

const piles = [
  [
    ['green', 'code-string'],
    ['red', 'marigold'],
  ],
  [
    ['brand', 'code-string'],
    ['marigold', 'red'],
  ],
  [
    ['red', 'code-string'],
    ['green', 'marigold'],
  ],
] as const;

/** The same for phones: only her phone, and the shop ends beside its inbox. */
export function SolutionsHeroNarrow() {
  return (
    <Scene width={400} height={424} ground="lilac" night="raised">
      <HouseRow x={-4} y={424} houses={houses} />
      <SariShopFront x={222} y={96} scale={0.92} width={194}>
        {piles.map((layers, index) => (
          <FoldedSaris key={layers[0][0]} x={26 + index * 55} y={108} layers={layers} />
        ))}
        <path d="M14 108H194V114H14z" className="skin" />
        <Inbox x={14} y={122} count={2} scale={0.937} />
      </SariShopFront>
      <Hoarding x={20} y={20} width={360} size={20} hangs={20} />
      <path d="M198 268H244" className="stroke-marigold" strokeWidth={4} />
      <NearestShopPhone x={16} y={141} height={420} />
      <StationArrow x={222} y={268} scale={0.9} />
    </Scene>
  );
}
