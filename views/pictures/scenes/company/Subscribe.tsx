import { FeedTile } from '../../kit/screens/FeedTile.tsx';
import { NewInHand } from '../../kit/screens/NewInHand.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A new article has come out of the feed, and slides into the reader on a phone in a hand. */
export function Subscribe() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={0} y={0} size={360} tone="marigold-soft" />
      <Rings x={640} y={520} size={320} tone="marigold-soft" />
      <path
        d="M118 306C92 246 108 196 192 182"
        className="stroke-marigold"
        strokeWidth={7}
        strokeDasharray="0 16"
      />
      <FeedTile x={44} y={322} turn={-6} />
      <NewInHand x={318} y={22} />
    </Scene>
  );
}
