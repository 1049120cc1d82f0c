import { BarePhone } from '../devices/BarePhone.tsx';
import { RupeeCoin } from '../money/RupeeCoin.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { SmallBank } from '../places/SmallBank.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';

const foot = 196;

/** A borrower’s phone with one request, and the offers of three banks that come to it, of which one is taken, 236 × 236. */
export const LoanOffers = (place: Place) => (
  <At {...place}>
    <ContactShadow x={70} y={foot} width={104} />
    <BarePhone x={24} y={32} width={92} height={164}>
      <Portrait x={40} y={42} size={60} hair="bun" skin="skin" clothes="red" />
      <circle
        cx={40}
        cy={112}
        r={23}
        className="stroke-brand-lift"
        strokeWidth={3}
        strokeDasharray="5 7.040"
      />
      <Glyph name="rupee" x={27} y={99} size={26} tone="brand" bold />
    </BarePhone>
    <Offer x={130} y={32} />
    <Offer x={130} y={150} />
    <Offer x={104} y={88} scale={1.13} isTaken />
  </At>
);

interface OfferProps extends Place {
  readonly isTaken?: true;
}

/* A bank and its coin, 84 × 46. */
const Offer = ({ isTaken, ...place }: OfferProps) => (
  <At {...place}>
    <rect x={2} y={5} width={84} height={46} rx={12} className="shade" />
    <rect width={84} height={46} rx={12} className="surface" />
    {isTaken && (
      <rect
        x={1.5}
        y={1.5}
        width={81}
        height={43}
        rx={10.5}
        className="stroke-green"
        strokeWidth={3}
      />
    )}
    <SmallBank x={10} y={7} scale={0.36} />
    <RupeeCoin x={63} y={23} radius={14} />
    {isTaken && <Tick x={82} y={2} size={26} />}
  </At>
);
