import { At, type Place } from '../stage/At.tsx';
import { RecordHolder } from './SharedRecord.tsx';

/** Three parties with the same record, 248 × 248: each is joined to the others, and none is in the middle. */
export const RecordTriangle = (place: Place) => (
  <At {...place}>
    <path d="M124 48L56 200H192z" className="stroke-on-brand" strokeWidth={5} />
    <RecordHolder x={68} y={0} holder="lender" />
    <RecordHolder x={0} y={152} holder="borrower" />
    <RecordHolder x={136} y={152} holder="lender" />
  </At>
);
