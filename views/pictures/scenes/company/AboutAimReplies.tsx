import { AimWord } from '../../kit/records/AimWord.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { offer, replies } from './offer.ts';

/** The rates of three lenders, of which the lowest is taken. */
export const AboutAimReplies = () => (
  <AimWord>
    {replies.map(([lender, rate], row) => {
      const isTaken = rate === offer.rate;
      const tone = isTaken ? 'surface' : 'ink';
      return (
        <At key={lender} x={0} y={row * 52}>
          <rect width={176} height={44} rx={11} className={isTaken ? 'green' : 'surface'} />
          <Glyph name="bank" x={13} y={9} size={26} tone={isTaken ? 'surface' : 'brand'} bold />
          <Label x={54} y={30} size={22} weight={800} tone={tone}>
            {rate}
          </Label>
          {isTaken && <path d="M139 22l7 7 14-15" className="stroke-surface" strokeWidth={4} />}
        </At>
      );
    })}
  </AimWord>
);
