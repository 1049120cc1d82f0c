import { ReviewChecks, ReviewedChange, ReviewTalk } from '../../kit/screens/CodeReview.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same with more room, beside long words. */
export function CareerReviewTall() {
  return (
    <Scene width={400} height={620} grows="around">
      <Rings x={400} y={620} size={360} />
      <ReviewedChange x={24} y={20} step={42} />
      <ReviewTalk y={286} />
      <ReviewChecks x={24} y={436} step={42} />
    </Scene>
  );
}
