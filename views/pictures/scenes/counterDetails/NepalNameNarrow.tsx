import { NepalReceipt } from '../../kit/documents/NepalReceipt.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, without the amounts, which are below its edge. */
export const NepalNameNarrow = () => (
  <Scene width={400} height={280} ground="sand">
    <Rings x={400} y={0} size={300} tone="marigold-soft" />
    <NepalReceipt x={32} y={34} scale={1.1} />
    <WritingHand x={322} y={228} scale={0.84} turn={16} sleeve="green" />
  </Scene>
);
