import { AimWord } from '../../kit/records/AimWord.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { offer, replies } from './offer.ts';

/** What a borrower asks for, and the rates of three lenders, of which the lowest is taken. */
export const AboutAimReplies = () => (
  <AimWord>
    <Glyph name="store" x={12} y={-2} size={28} tone="code-string" bold />
    <Label x={54} y={20} size={22} weight={800} tone="on-brand">
      {`${offer.amount}?`}
    </Label>
    {replies.map(([lender, rate], row) => {
      const isTaken = rate === offer.rate;
      const tone = isTaken ? 'surface' : 'ink';
      return (
        <At key={lender} x={0} y={36 + row * 39}>
          <rect width={176} height={34} rx={10} className={isTaken ? 'green' : 'surface'} />
          <Glyph name="bank" x={14} y={5} size={24} tone={isTaken ? 'surface' : 'brand'} bold />
          <Label x={54} y={25} size={22} weight={800} tone={tone}>
            {rate}
          </Label>
          {isTaken && <path d="M139 17l7 7 14-15" className="stroke-surface" strokeWidth={4} />}
        </At>
      );
    })}
  </AimWord>
);
