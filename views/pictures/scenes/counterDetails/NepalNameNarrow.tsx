import { NepalReceipt } from '../../kit/documents/NepalReceipt.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, without the amounts. */
export const NepalNameNarrow = () => (
  <Scene width={400} height={292} ground="sand">
    <Rings x={400} y={0} size={300} tone="marigold-soft" />
    <NepalReceipt x={32} y={30} scale={1.1} short />
    <WritingHand x={322} y={222} scale={0.84} turn={16} sleeve="green" />
  </Scene>
);
