import { FeedTile } from '../../kit/screens/FeedTile.tsx';
import { NewInHand } from '../../kit/screens/NewInHand.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the new article on its way from the feed into the reader. */
export function SubscribeNarrow() {
  return (
    <Scene width={400} height={416} ground="warm">
      <Rings x={0} y={0} size={260} tone="marigold-soft" />
      <path
        d="M60 282C38 246 44 206 68 186"
        className="stroke-marigold"
        strokeWidth={6}
        strokeDasharray="0 13"
      />
      <FeedTile x={18} y={300} scale={0.54} turn={-6} />
      <NewInHand x={150} y={18} scale={0.82} />
    </Scene>
  );
}
