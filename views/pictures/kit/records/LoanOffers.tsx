import { BarePhone } from '../devices/BarePhone.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A borrower’s phone with one request, and the offers of three lenders that come to it, of which one is taken, 236 × 236. */
export const LoanOffers = (place: Place) => (
  <At {...place}>
    <rect x={17} y={26} width={104} height={198} rx={16} className="shade" />
    <BarePhone x={12} y={18} width={104} height={200}>
      <Portrait x={46} y={50} size={60} hair="bun" skin="skin" clothes="red" />
      <Label x={46} y={110} size={18} weight={700} anchor="middle">
        Request
      </Label>
      <Skeleton x={14} y={128} widths={[64, 48, 56]} step={18} tone="line" />
    </BarePhone>
    {[0, 1, 2].map((row) => (
      <Offer key={row} x={124} y={24 + row * 66} isTaken={row === 1} />
    ))}
  </At>
);

interface OfferProps extends Place {
  readonly isTaken: boolean;
}

/* The card of one lender, 100 × 56. */
const Offer = ({ isTaken, ...place }: OfferProps) => (
  <At {...place}>
    <rect x={2} y={5} width={98} height={56} rx={12} className="shade" />
    <rect width={100} height={56} rx={12} className={isTaken ? 'green' : 'surface'} />
    <Glyph name="bank" x={9} y={15} size={26} tone={isTaken ? 'surface' : 'brand'} />
    <Label x={41} y={34.5} size={18} weight={700} tone={isTaken ? 'surface' : 'ink'}>
      Offer
    </Label>
    {isTaken && (
      <At x={90} y={2}>
        <circle r={15} className="surface" />
        <Tick x={0} y={0} size={25} />
      </At>
    )}
  </At>
);
