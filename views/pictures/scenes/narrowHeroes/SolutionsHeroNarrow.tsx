import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { NearestShopPhone } from '../../kit/screens/NearestShopPhone.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The head of the page on numbers for replies, for phones: the hoarding, the text that it asked for, the inbox. */
export function SolutionsHeroNarrow() {
  return (
    <Scene width={400} height={408} ground="lilac" night="raised">
      <Hoarding x={20} y={20} width={360} size={20} hangs={20} />
      <path d="M200 191H260" className="stroke-marigold" strokeWidth={4} />
      <NearestShopPhone x={20} y={98} width={198} size={16.5} />
      <Inbox x={250} y={98} width={130} size={16.5} row={77} pad={12} />
      <StationArrow x={234} y={191} scale={0.8} />
    </Scene>
  );
}
