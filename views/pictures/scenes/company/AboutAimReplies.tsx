import { AimWord } from '../../kit/records/AimWord.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { offer, replies } from './offer.ts';

/** What a borrower asks for, and the rates of three lenders, of which the lowest is taken. */
export const AboutAimReplies = () => (
  <AimWord>
    <Glyph name="store" x={0} y={-4} size={26} tone="code-string" bold />
    <Label x={36} y={16} size={19} weight={700} tone="on-brand">
      {`${offer.amount}?`}
    </Label>
    {replies.map(([lender, rate], column) => {
      const isTaken = rate === offer.rate;
      const tone = isTaken ? 'surface' : 'ink';
      return (
        <At key={lender} x={column * 104} y={34}>
          <rect width={94} height={70} rx={10} className={isTaken ? 'green' : 'surface'} />
          <Label x={12} y={27} size={15} weight={600} tone={tone}>
            {lender}
          </Label>
          <Label x={12} y={54} size={20} weight={700} tone={tone} tabular>
            {rate}
          </Label>
          {isTaken && <Tick x={94} y={0} size={26} />}
        </At>
      );
    })}
  </AimWord>
);
