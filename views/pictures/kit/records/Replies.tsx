import { offer, replies } from '../../scenes/company/offer.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** One need, asked once, and what three lenders reply to it, 228 × 200. */
export const Replies = (place: Place) => (
  <At {...place}>
    <rect width={228} height={53} rx={12} className="deep" />
    <Glyph name="store" x={13} y={13.5} size={26} tone="on-brand" />
    <Label x={54} y={35} size={24} weight={700} tone="on-brand">
      {`${offer.amount}?`}
    </Label>
    {replies.map(([lender, rate], row) => (
      <Reply key={lender} x={0} y={61 + row * 48} lender={lender} rate={rate} />
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
      <rect width={228} height={43} rx={10} className={isTaken ? 'green' : 'surface'} />
      <Label x={14} y={29} {...style}>
        {lender}
      </Label>
      <Label x={186} y={29} {...style} anchor="end">
        {rate}
      </Label>
      {isTaken && <path d="M197 22l7 7 13-14" className="stroke-surface" strokeWidth={4} />}
    </At>
  );
}
