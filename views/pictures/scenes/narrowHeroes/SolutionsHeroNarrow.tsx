import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { NearestShopPhone } from '../../kit/screens/NearestShopPhone.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The head of the page on numbers for replies, for phones: the hoarding, the text that it asked for, the inbox. */
export function SolutionsHeroNarrow() {
  return (
    <Scene width={400} height={408} ground="lilac" night="raised">
      <Hoarding x={24} y={22} width={352} size={19.6} hangs={22} />
      <path d="M190 193H244" className="stroke-marigold" strokeWidth={4} />
      <Inbox x={244} y={101} width={132} size={16} row={76} pad={14} />
      <NearestShopPhone x={28} y={189} scale={1.3} size={13} reply={['Your shop:', 'Gariahat']} />
      <StationArrow x={222} y={193} scale={0.9} />
    </Scene>
  );
}
