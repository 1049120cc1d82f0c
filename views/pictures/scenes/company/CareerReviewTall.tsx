import { Rings } from '../../kit/Backdrop.tsx';
import { ReviewChecks, ReviewedChange, ReviewTalk } from '../../kit/CodeReview.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The same with more room, beside long words. */
export function CareerReviewTall() {
  return (
    <Scene width={400} height={612} grows="around">
      <Rings x={400} y={612} size={360} />
      <ReviewedChange x={24} y={20} step={42} />
      <ReviewTalk y={288} />
      <ReviewChecks x={48} y={432} step={42} />
    </Scene>
  );
}
