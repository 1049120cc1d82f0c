import { AimWord } from '../../kit/records/AimWord.tsx';
import { SmallRecordHolder } from '../../kit/records/SharedRecord.tsx';

/** One record, held alike by three parties: each is joined to the others, and none is in the middle. */
export const AboutAimRecord = () => (
  <AimWord>
    <path d="M112 44L59 140H165z" className="stroke-on-brand" strokeWidth={6} />
    <SmallRecordHolder x={65} y={12} holder="lender" />
    <SmallRecordHolder x={12} y={108} holder="borrower" />
    <SmallRecordHolder x={118} y={108} holder="lender" />
  </AimWord>
);
