import { NepalReceipt } from '../../kit/documents/NepalReceipt.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The receipt with which a wrong name is reported before pay-out: a hand writes the right one below it. */
export const NepalName = () => (
  <Scene width={400} height={424} ground="sand" grows="around">
    <Rings x={400} y={0} size={300} tone="marigold-soft" />
    <NepalReceipt x={46} y={40} />
    <WritingHand x={306} y={212} scale={0.8} turn={16} sleeve="green" />
  </Scene>
);
