import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { HouseRow } from '../../kit/places/HouseRow.tsx';
import { InboxStall } from '../../kit/screens/InboxStall.tsx';
import { NearestShopPhone } from '../../kit/screens/NearestShopTexts.tsx';
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
      <Hoarding x={40} y={30} width={560} size={29} hangs={30} />
      <path d="M260 269H340" className="stroke-marigold" strokeWidth={5} />
      <NearestShopPhone x={58} y={138} height={350} scale={1.03} />
      <InboxStall
        x={330}
        y={138}
        width={254}
        height={360}
        head={85}
        counter={91}
        row={{ high: 92, size: 28, pad: 24 }}
        hasEarlier
      />
      <StationArrow x={299} y={269} scale={1.1} />
    </Scene>
  );
}
