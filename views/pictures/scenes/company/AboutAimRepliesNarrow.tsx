import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

const replies = ['11.2%', '10.9%', '11.6%'] as const;

/** The same for phones: what is asked for, and the rates of the replies. */
export const AboutAimRepliesNarrow = () => (
  <AimWord narrow>
    <rect x={16} y={16} width={192} height={40} rx={12} className="deep" />
    <Label x={32} y={46} size={28} weight={700} tone="on-brand">
      ₹2 crore?
    </Label>
    {replies.map((rate, row) => {
      const isTaken = row === 1;
      return (
        <g key={rate} transform={`translate(16 ${63 + row * 37})`}>
          <rect width={192} height={33} rx={12} className={isTaken ? 'green' : 'surface'} />
          <Label x={16} y={25.5} size={25} weight={700} tone={isTaken ? 'surface' : 'ink'}>
            {rate}
          </Label>
          {isTaken && <path d="M153 16l7 7 13-14" className="stroke-surface" strokeWidth={5} />}
        </g>
      );
    })}
  </AimWord>
);
