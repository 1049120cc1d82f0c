import { offer, replies } from '../../scenes/company/offer.ts';
import { outline } from '../places/outlinedPlaces.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A dashed hall, 264 × 264: in it one need, asked once, and what three lenders reply to it. */
export const RepliesHall = (place: Place) => (
  <At {...place}>
    <path d="M0 62L132 0 264 62z" className="on-brand" opacity={0.14} />
    <path d="M0 62L132 0 264 62zM9 68V264M255 68V264" {...outline} />
    <At x={20} y={76}>
      <rect width={224} height={50} rx={12} className="deep" />
      <Glyph name="store" x={12} y={12} size={26} tone="on-brand" />
      <Label x={52} y={33.5} size={24} weight={700} tone="on-brand">
        {`${offer.amount}?`}
      </Label>
    </At>
    {replies.map(([lender, rate], row) => (
      <Reply key={lender} x={20} y={134 + row * 43} lender={lender} rate={rate} />
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
      <rect width={224} height={37} rx={10} className={isTaken ? 'green' : 'surface'} />
      <Label x={12} y={26} {...style}>
        {lender}
      </Label>
      <Label x={184} y={26} {...style} anchor="end">
        {rate}
      </Label>
      {isTaken && <path d="M196 19l7 7 13-14" className="stroke-surface" strokeWidth={4} />}
    </At>
  );
}
