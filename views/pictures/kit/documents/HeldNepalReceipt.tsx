import { FingersBelow, ThumbAbove } from '../people/Hand.tsx';
import { At, type Place } from '../stage/At.tsx';
import { NepalReceipt, nepalReceiptHeight } from './NepalReceipt.tsx';

interface HeldNepalReceiptProps extends Place {
  /** For phones: without its date, in larger letters. */
  readonly large?: true;
}

/** The receipt of a transfer to Nepal, 246 wide, upright in the hand of who sent it; the frame cuts his arm. */
export const HeldNepalReceipt = ({ large, ...place }: HeldNepalReceiptProps) => {
  /* From the lower left, with the thumb on the corner of the paper, under the stamp. */
  const hand = {
    x: 14,
    y: nepalReceiptHeight(large) - 14,
    turn: -38,
    scale: 0.27,
    mirrored: 1,
  };
  return (
    <At {...place}>
      <At {...hand}>
        <FingersBelow skin="skin" />
      </At>
      <NepalReceipt x={0} y={0} large={large} />
      <At {...hand}>
        <ThumbAbove skin="skin" sleeve="marigold" reach={560} />
      </At>
    </At>
  );
};
