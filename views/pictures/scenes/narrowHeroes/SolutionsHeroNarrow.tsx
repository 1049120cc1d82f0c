import { FoldedSaris } from '../../kit/places/FoldedSaris.tsx';
import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { HouseRow } from '../../kit/places/HouseRow.tsx';
import { InboxStall } from '../../kit/screens/InboxStall.tsx';
import { NearestShopPhone } from '../../kit/screens/NearestShopTexts.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

const houses = [
  [92, 300],
  [96, 264],
  [110, 290],
  [110, 250],
] as const;

const piles = [
  [
    ['green', 'code-string'],
    ['red', 'marigold'],
  ],
  [
    ['marigold', 'red'],
    ['brand', 'code-string'],
    ['green', 'code-string'],
  ],
] as const;

/** The same for phones: one text in the inbox, and saris on the counter. */
export function SolutionsHeroNarrow() {
  return (
    <Scene width={400} height={424} ground="lilac" night="raised">
      <HouseRow x={-4} y={424} houses={houses} />
      <Hoarding x={16} y={18} width={368} size={20.5} hangs={18} />
      <path d="M190 212H230" className="stroke-marigold" strokeWidth={4} />
      <NearestShopPhone x={16} y={100} height={346} scale={0.88} />
      <InboxStall
        x={226}
        y={100}
        width={150}
        height={304}
        head={72}
        counter={76}
        row={{ high: 80, size: 19, pad: 13 }}
      />
      {piles.map((layers, index) => (
        <FoldedSaris key={layers[0][0]} x={248 + index * 62} y={328} layers={layers} />
      ))}
      <StationArrow x={209} y={212} scale={0.8} />
    </Scene>
  );
}
