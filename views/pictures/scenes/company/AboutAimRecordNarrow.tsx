import { AimWord } from '../../kit/records/AimWord.tsx';
import { SmallRecordHolder } from '../../kit/records/SharedRecord.tsx';

/** The same for phones. */
export const AboutAimRecordNarrow = () => (
  <AimWord narrow>
    <path d="M112 48L60 140H164z" className="stroke-on-brand" strokeWidth={6} />
    <SmallRecordHolder x={68} y={20} holder="lender" />
    <SmallRecordHolder x={16} y={112} holder="borrower" />
    <SmallRecordHolder x={120} y={112} holder="lender" />
  </AimWord>
);
