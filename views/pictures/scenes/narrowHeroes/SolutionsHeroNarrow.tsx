import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { HouseRow } from '../../kit/places/HouseRow.tsx';
import { InboxPanel } from '../../kit/screens/InboxPanel.tsx';
import { NearestShopPhone } from '../../kit/screens/NearestShopPhone.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

const houses = [
  [92, 300],
  [96, 264],
  [110, 290],
  [110, 250],
] as const;

/** The same for phones. */
export function SolutionsHeroNarrow() {
  return (
    <Scene width={400} height={424} ground="lilac" night="raised">
      <HouseRow x={-4} y={424} houses={houses} />
      <Hoarding x={16} y={18} width={368} size={19.4} hangs={18} />
      <path d="M190 212H236" className="stroke-marigold" strokeWidth={4} />
      <NearestShopPhone x={16} y={100} height={346} scale={0.88} />
      <InboxPanel
        x={232}
        y={100}
        width={152}
        height={304}
        head={73}
        row={{ high: 77, size: 17.5, pad: 13 }}
      />
      <StationArrow x={212} y={212} scale={0.8} />
    </Scene>
  );
}
