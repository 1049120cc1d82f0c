import { offer, replies } from '../../scenes/company/offer.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** One need, asked once, and what three lenders reply to it, 228 × 232. */
export const Replies = (place: Place) => (
  <At {...place}>
    <Glyph name="store" x={22} y={6} size={32} tone="code-string" />
    <Label x={68} y={32} size={28} weight={800} tone="on-brand">
      {`${offer.amount}?`}
    </Label>
    {replies.map(([lender, rate], row) => (
      <Reply key={lender} x={0} y={62 + row * 59} lender={lender} rate={rate} />
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
  const style = { size: 20, weight: 700, tone: isTaken ? 'surface' : 'ink' } as const;
  return (
    <At {...place}>
      <rect width={228} height={52} rx={12} className={isTaken ? 'green' : 'surface'} />
      <Label x={16} y={33} {...style}>
        {lender}
      </Label>
      <Label x={188} y={33} {...style} anchor="end">
        {rate}
      </Label>
      {isTaken && <path d="M197 26l7 7 13-14" className="stroke-surface" strokeWidth={4} />}
    </At>
  );
}
