import { AimWord } from '../../kit/records/AimWord.tsx';
import { MovingRate } from '../../kit/records/aimWords.tsx';

/** A rate that moves. */
export const AboutAimRate = () => (
  <AimWord tone="surface">
    <MovingRate />
  </AimWord>
);
