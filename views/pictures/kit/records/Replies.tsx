import { offer, replies } from '../../scenes/company/offer.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** One need, asked once, and what three lenders reply to it, 228 × 236. */
export const Replies = (place: Place) => (
  <At {...place}>
    <Glyph name="store" x={12} y={6} size={36} tone="code-string" />
    <Label x={214} y={33} size={25} weight={700} tone="on-brand" anchor="end">
      {`${offer.amount}?`}
    </Label>
    {replies.map(([lender, rate], row) => (
      <Reply key={lender} x={0} y={60 + row * 61} lender={lender} rate={rate} />
    ))}
  </At>
);

interface ReplyProps extends Place {
  readonly lender: string;
  readonly rate: string;
}

/* The lowest rate is taken. */
function Reply({ lender, rate, ...place }: ReplyProps) {
  const isTaken = rate === offer.rate;
  const tone = isTaken ? 'surface' : 'ink';
  return (
    <At {...place}>
      <rect width={228} height={54} rx={12} className={isTaken ? 'green' : 'surface'} />
      <Label x={14} y={34} size={21} weight={600} tone={tone}>
        {lender}
      </Label>
      <Label x={214} y={34} size={21} weight={700} tone={tone} anchor="end" tabular>
        {rate}
      </Label>
      {isTaken && <path d="M119 27l6 6 12-13" className="stroke-surface" strokeWidth={4} />}
    </At>
  );
}
