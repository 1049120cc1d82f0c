import { AimWord } from '../../kit/records/AimWord.tsx';
import { SharedRecord } from '../../kit/records/SharedRecord.tsx';

/** One record, held alike by three parties: each is joined to the others, and nobody is in the middle. */
export const AboutAimRecord = () => (
  <AimWord>
    <SharedRecord x={17} y={44} scale={1.26} />
  </AimWord>
);
