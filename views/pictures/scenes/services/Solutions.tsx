import { ShopperShowingPhone } from '../../kit/people/ShopperShowingPhone.tsx';
import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { HouseRow } from '../../kit/places/HouseRow.tsx';
import { SariShopFront } from '../../kit/places/SariShopFront.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { NearestShopTexts, TextsScreen } from '../../kit/screens/NearestShopTexts.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

const rise = 75;

/* Each is as wide as its number of windows asks for. */
const houses = [
  [72, 300],
  [96, 264],
  [70, 226],
  [98, 290],
  [80, 250],
] as const;

/** In the street, a woman has texted what the hoarding asks for and has the reply; her text is in the inbox on the counter of the shop. */
export function Solutions() {
  return (
    <Scene width={640} height={520} ground="lilac" night="raised">
      <HouseRow x={-4} y={520} houses={houses} />
      <SariShopFront x={414} y={146}>
        <Inbox x={34} y={84} />
      </SariShopFront>
      <Hoarding x={40} y={30} width={560} size={29} hangs={30} />
      <ShopperShowingPhone x={-32} y={247} scale={1.25} rise={rise}>
        <TextsScreen rise={rise} />
      </ShopperShowingPhone>
      <path d="M378 303H448" className="stroke-marigold" strokeWidth={5} />
      <NearestShopTexts x={233} y={278} />
      <StationArrow x={420} y={303} scale={1.1} />
    </Scene>
  );
}
