import { At } from '../../kit/At.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { ReviewChecks, ReviewTalk } from '../../kit/CodeReview.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** What two developers say about a change, and the checks it passed. */
export function CareerClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <At x={0} y={24} scale={1.1}>
        <ReviewTalk y={16} />
        <ReviewChecks x={24} y={164} step={36} />
      </At>
    </Scene>
  );
}
