import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

const replies = ['11.2%', '10.9%', '11.6%'] as const;

/** The same for phones: what is asked for, and the rates of the replies. */
export const AboutAimRepliesNarrow = () => (
  <AimWord narrow tone="marigold-soft">
    <rect x={16} y={12} width={192} height={42} rx={12} className="brand" />
    <Label x={32} y={43} size={28} weight={700} tone="on-brand">
      ₹2 crore?
    </Label>
    {replies.map((rate, row) => {
      const isTaken = row === 1;
      return (
        <g key={rate} transform={`translate(16 ${61 + row * 39})`}>
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
