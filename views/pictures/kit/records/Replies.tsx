import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* What the lenders reply, in the order in which the replies come: how high each rate is. */
const replies = [
  ['Lender A', 76],
  ['Lender B', 48],
  ['Lender C', 88],
] as const;

/** One need, asked once, and what three lenders reply to it, 228 × 236. */
export const Replies = (place: Place) => (
  <At {...place}>
    <Glyph name="store" x={10} y={4} size={38} tone="brand-ink" />
    <Label x={214} y={33} size={25} weight={700} anchor="end">
      ₹2 crore?
    </Label>
    {replies.map(([lender, rate], row) => (
      <Reply key={lender} x={0} y={60 + row * 61} lender={lender} rate={rate} isTaken={row === 1} />
    ))}
  </At>
);

interface ReplyProps extends Place {
  readonly lender: string;
  readonly rate: number;
  /** It is the lowest. */
  readonly isTaken: boolean;
}

function Reply({ lender, rate, isTaken, ...place }: ReplyProps) {
  const tone = isTaken ? 'surface' : 'ink';
  return (
    <At {...place}>
      <rect width={228} height={54} rx={12} className={isTaken ? 'green' : 'surface-2'} />
      <Label x={14} y={34} size={21} weight={600} tone={tone}>
        {lender}
      </Label>
      <rect
        x={214 - 88}
        y={21}
        width={rate}
        height={12}
        rx={6}
        className={isTaken ? 'on-brand' : 'brand-lift'}
      />
      {isTaken && <path d="M188 27l6 6 12-13" className="stroke-surface" strokeWidth={4} />}
    </At>
  );
}
