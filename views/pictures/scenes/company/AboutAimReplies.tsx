import { AimWord } from '../../kit/records/AimWord.tsx';
import { NeedAndReplies } from '../../kit/records/aimWords.tsx';

/** One need, and the replies of three lenders. */
export const AboutAimReplies = () => (
  <AimWord tone="marigold-soft">
    <NeedAndReplies />
  </AimWord>
);
