import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { HouseRow } from '../../kit/places/HouseRow.tsx';
import { InboxPanel } from '../../kit/screens/InboxPanel.tsx';
import { NearestShopPhone } from '../../kit/screens/NearestShopPhone.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/* Each is as wide as its number of windows asks for. */
const houses = [
  [72, 342],
  [96, 306],
  [148, 268],
  [98, 332],
  [122, 292],
  [110, 350],
] as const;

/** Over a street, a customer has texted what the hoarding asks for and has the reply; the shop has her text in its inbox. */
export function Solutions() {
  return (
    <Scene width={640} height={520} ground="lilac" night="raised">
      <HouseRow x={-4} y={520} houses={houses} />
      <Hoarding x={40} y={30} width={560} size={30} hangs={30} />
      <path d="M260 278H340" className="stroke-marigold" strokeWidth={5} />
      <NearestShopPhone x={58} y={147} height={343} scale={1.03} />
      <InboxPanel
        x={336}
        y={147}
        width={250}
        height={353}
        head={88}
        sign={25}
        row={{ high: 88, size: 23, pad: 22 }}
      />
      <StationArrow x={301} y={278} scale={1.1} />
    </Scene>
  );
}
