import { CardInSlot } from '../devices/CardInSlot.tsx';
import { Phone } from '../devices/Phone.tsx';
import { PinReader } from '../devices/PinReader.tsx';
import { BankFront } from '../places/BankFront.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { Banknotes } from './Banknotes.tsx';

/* The moments of a cash withdrawal by debit card, each 236 × 236, with the same reader in the first two. */

/** How large the reader is. */
const reader = 0.62;

/** The reader and the phone have found each other, and the amount is entered. */
export const ReaderPaired = () => (
  <>
    <PinReader x={20} y={41} scale={reader} small>
      <Tick x={64} y={24} size={40} />
    </PinReader>
    <Phone x={132} y={35} scale={0.5} width={172} height={332} time="">
      <Label x={77} y={148} size={35} weight={800} anchor="middle">
        ₹2,000
      </Label>
      <rect x={20} y={196} width={114} height={56} rx={28} className="brand" />
      <Glyph name="check" x={59} y={206} size={36} tone="on-brand" bold />
    </Phone>
    <circle cx={126} cy={74} r={17} className="brand" />
    <Glyph name="bluetooth" x={115} y={63} size={22} tone="on-brand" bold />
  </>
);

/** The same reader from near: the customer's card goes into its slot, and a lock keeps the PIN that is typed above. */
export const CardInReader = () => (
  <>
    <PinReader x={14} y={-200} scale={1.3} small />
    <CardInSlot x={63} y={102} scale={0.9} />
    <circle cx={200} cy={34} r={24} className="green" />
    <Glyph name="lock" x={186} y={20} size={28} tone="surface" bold />
  </>
);

/** The customer’s bank has checked the withdrawal, and the result is on the phone. */
export const BankApproved = () => (
  <>
    <path d="M14 197H222v8H14z" className="brand" opacity={0.2} />
    <BankFront x={16} y={50} scale={0.68} />
    <Phone x={132} y={35} scale={0.5} width={172} height={332} time="">
      <Tick x={77} y={122} size={84} />
      <Label x={77} y={222} size={35} weight={800} anchor="middle">
        ₹2,000
      </Label>
    </Phone>
  </>
);

const slip = `M0 172V5${'l8-5 8 5'.repeat(7)}V172z`;

/** The slip, and the four notes that go with it. */
export const CashAndSlip = () => (
  <>
    <At x={62} y={16}>
      <Shadow width={112} height={172} radius={4} />
      <g className="sheet">
        <path d={slip} className="paper" />
        <Label x={56} y={30} size={19} weight={600} tone="muted" anchor="middle">
          Slip
        </Label>
        <Label x={56} y={57} size={25} weight={800} anchor="middle">
          ₹2,000
        </Label>
        <path d="M14 76H98M14 94H98M14 112H98M14 130H98" className="stroke-line" strokeWidth={6} />
      </g>
    </At>
    <Banknotes x={38} y={128} count={4} value="₹500" scale={0.74} />
  </>
);
