import { AimWord } from '../../kit/records/AimWord.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { offer, replies } from './offer.ts';

/** What a borrower asks for, and the rates of three lenders, of which the lowest is taken. */
export const AboutAimReplies = () => (
  <AimWord>
    <Glyph name="store" x={13} y={0} size={26} tone="code-string" bold />
    <Label x={162} y={20} size={19} weight={700} tone="on-brand" anchor="end">
      {`${offer.amount}?`}
    </Label>
    {replies.map(([lender, rate], row) => {
      const isTaken = rate === offer.rate;
      const tone = isTaken ? 'surface' : 'ink';
      return (
        <At key={lender} x={0} y={36 + row * 39}>
          <rect width={176} height={34} rx={10} className={isTaken ? 'green' : 'surface'} />
          <Glyph name="bank" x={14} y={5} size={24} tone={isTaken ? 'surface' : 'brand'} bold />
          <Label x={162} y={24} size={19} weight={700} tone={tone} anchor="end" tabular>
            {rate}
          </Label>
          {isTaken && <path d="M64 17l6 6 12-13" className="stroke-surface" strokeWidth={4} />}
        </At>
      );
    })}
  </AimWord>
);
