import { AimWord } from '../../kit/records/AimWord.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { offer } from './offer.ts';

/* In the order in which they come, not in that of their rates. */
const replies = [
  ['Lender A', '11.2%'],
  ['Lender B', offer.rate],
  ['Lender C', '11.6%'],
] as const;

/** One need, asked once, and below it in one column what three lenders reply; the lowest rate is chosen. */
export const AboutAimReplies = () => (
  <AimWord>
    <g transform="translate(20 20)">
      <rect width={248} height={56} rx={12} className="deep" />
      <Glyph name="store" x={14} y={17} size={22} tone="on-brand" />
      <Label x={46} y={34.5} size={18} weight={700} tone="on-brand">
        {`${offer.amount}?`}
      </Label>
      <Label x={232} y={33.5} tone="on-brand" anchor="end">
        {offer.period}
      </Label>
    </g>
    {replies.map(([lender, rate], row) => (
      <Reply key={lender} y={88 + row * 46} lender={lender} rate={rate} />
    ))}
  </AimWord>
);

interface ReplyProps {
  readonly y: number;
  readonly lender: string;
  readonly rate: string;
}

function Reply({ y, lender, rate }: ReplyProps) {
  const isChosen = rate === offer.rate;
  return (
    <g transform={`translate(20 ${y})`}>
      <rect width={248} height={40} rx={12} className={isChosen ? 'green' : 'surface'} />
      <Glyph name="bank" x={14} y={9} size={22} tone={isChosen ? 'surface' : 'muted'} />
      <Label x={46} y={25.5} weight={600} tone={isChosen ? 'surface' : 'ink'}>
        {lender}
      </Label>
      <Label
        x={200}
        y={26.5}
        size={18}
        weight={700}
        tone={isChosen ? 'surface' : 'ink'}
        anchor="end"
      >
        {rate}
      </Label>
      {isChosen ? (
        <>
          <circle cx={222} cy={20} r={10} className="surface" />
          <Glyph name="check" x={215} y={13} size={14} tone="green-ink" bold />
        </>
      ) : (
        <circle cx={222} cy={20} r={9} className="stroke-faint" strokeWidth={2} />
      )}
    </g>
  );
}
