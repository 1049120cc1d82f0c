import { ShopperShowingPhone } from '../../kit/people/ShopperShowingPhone.tsx';
import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { HouseRow } from '../../kit/places/HouseRow.tsx';
import { SariShopFront } from '../../kit/places/SariShopFront.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { NearestShopTexts, TextsScreen } from '../../kit/screens/NearestShopTexts.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

const rise = 81;

const houses = [
  [66, 262],
  [92, 226],
  [110, 250],
] as const;

/** The same for phones: her phone is nearer to her, and the shop ends beside its inbox. */
export function SolutionsHeroNarrow() {
  return (
    <Scene width={400} height={424} ground="lilac" night="raised">
      <HouseRow x={-4} y={424} houses={houses} />
      <SariShopFront x={247} y={110} scale={0.8}>
        <Inbox x={14} y={84} scale={0.94} />
      </SariShopFront>
      <Hoarding x={20} y={20} width={360} size={20} hangs={20} />
      <ShopperShowingPhone x={-66} y={211} scale={0.98} rise={rise} nearer={30}>
        <TextsScreen rise={rise} />
      </ShopperShowingPhone>
      <path d="M220 230H262" className="stroke-marigold" strokeWidth={4} />
      <NearestShopTexts x={112} y={212} scale={0.8} />
      <StationArrow x={248} y={230} scale={0.8} />
    </Scene>
  );
}
