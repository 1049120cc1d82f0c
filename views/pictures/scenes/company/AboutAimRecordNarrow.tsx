import { AimWord } from '../../kit/records/AimWord.tsx';
import { SharedRecord } from '../../kit/records/SharedRecord.tsx';

/** The same for phones. */
export const AboutAimRecordNarrow = () => (
  <AimWord narrow>
    <SharedRecord x={12} y={36} />
  </AimWord>
);
