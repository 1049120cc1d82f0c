import { Rings } from '../../kit/Backdrop.tsx';
import { ReviewChecks, ReviewTalk } from '../../kit/CodeReview.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** What two developers say about a change, and the checks it passed. */
export function CareerTalk() {
  return (
    <Scene width={400} height={344} ground="warm">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <ReviewTalk y={32} />
      <ReviewChecks x={24} y={180} step={32} />
    </Scene>
  );
}
