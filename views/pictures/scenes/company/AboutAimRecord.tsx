import { AimWord } from '../../kit/records/AimWord.tsx';
import { SharedRecord } from '../../kit/records/aimWords.tsx';

/** One record, held alike by three parties. */
export const AboutAimRecord = () => (
  <AimWord>
    <SharedRecord />
  </AimWord>
);
