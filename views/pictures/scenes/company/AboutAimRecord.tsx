import { AimWord } from '../../kit/records/AimWord.tsx';
import { RecordHolder } from '../../kit/records/SharedRecord.tsx';

/** One record, held alike by three parties: each is joined to the others, and nobody is in the middle. */
export const AboutAimRecord = () => (
  <AimWord>
    <path d="M144 60L78 180H210z" className="stroke-on-brand" strokeWidth={5} />
    <RecordHolder x={86} y={20} holder="lender" />
    <RecordHolder x={20} y={140} holder="borrower" />
    <RecordHolder x={152} y={140} holder="lender" />
  </AimWord>
);
