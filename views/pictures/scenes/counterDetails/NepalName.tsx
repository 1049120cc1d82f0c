import { NepalReceipt } from '../../kit/documents/NepalReceipt.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The receipt with which a wrong name is reported before pay-out: a hand writes the right one below it. */
export const NepalName = () => (
  <Scene width={400} height={500} ground="sand" grows="around">
    <Rings x={400} y={0} size={300} tone="marigold-soft" />
    <NepalReceipt x={24} y={60} scale={1.16} />
    <WritingHand x={326} y={260} scale={0.86} turn={16} sleeve="green" />
  </Scene>
);
