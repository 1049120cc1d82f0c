import { ReviewChecks, ReviewedChange, ReviewTalk } from '../../kit/screens/codeReview.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A change of four lines in review: what it replaces, a question about one line and its answer, and the checks it passed. */
export function CareerReview() {
  return (
    <Scene width={400} height={548} grows="around">
      <Rings x={400} y={548} size={320} />
      <ReviewedChange x={24} y={20} step={31} />
      <ReviewTalk y={232} />
      <ReviewChecks x={24} y={376} step={42} />
    </Scene>
  );
}
