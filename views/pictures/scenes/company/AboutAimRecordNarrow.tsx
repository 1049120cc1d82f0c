import { AimWord } from '../../kit/records/AimWord.tsx';
import { SmallRecordHolder } from '../../kit/records/SharedRecord.tsx';

/** The same for phones. */
export const AboutAimRecordNarrow = () => (
  <AimWord narrow>
    <path d="M112 44L60 142H164z" className="stroke-on-brand" strokeWidth={6} />
    <SmallRecordHolder x={68} y={16} holder="lender" />
    <SmallRecordHolder x={16} y={114} holder="borrower" />
    <SmallRecordHolder x={120} y={114} holder="lender" />
  </AimWord>
);
