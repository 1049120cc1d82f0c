import { AimWord } from '../../kit/records/AimWord.tsx';
import { SharedRecord } from '../../kit/records/SharedRecord.tsx';

/** One record, held alike by three parties. */
export const AboutAimRecord = () => (
  <AimWord>
    <SharedRecord x={0} y={0} size="narrow" />
  </AimWord>
);
