import { CardInSlot } from '../devices/CardInSlot.tsx';
import { Phone } from '../devices/Phone.tsx';
import { PinReader } from '../devices/PinReader.tsx';
import { BankFront } from '../places/BankFront.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At } from '../stage/At.tsx';
import { Banknotes } from './Banknotes.tsx';

/* The moments of a cash withdrawal by debit card, each 236 × 236, with the same reader in the first two. */

/** The reader and the phone have found each other, and the amount is entered. */
export const ReaderPaired = () => (
  <>
    <PinReader x={14} y={51} scale={0.54} small>
      <Tick x={64} y={24} size={40} />
    </PinReader>
    <Phone x={118} y={32} scale={0.5} width={208} height={344} time="">
      <Label x={95} y={128} size={35} weight={700} anchor="middle">
        ₹2,000
      </Label>
      <path d="M28 148H162" className="stroke-brand" strokeWidth={5} />
      <rect x={28} y={212} width={134} height={60} rx={30} className="brand" />
      <Glyph name="check" x={77} y={224} size={36} tone="on-brand" bold />
    </Phone>
    <circle cx={109} cy={82} r={17} className="brand" />
    <Glyph name="bluetooth" x={98} y={71} size={22} tone="on-brand" bold />
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
    <ellipse cx={90} cy={200} rx={78} ry={6} className="shade" />
    <BankFront x={8} y={70} scale={0.6} />
    <Phone x={102} y={25} scale={0.5} width={248} height={372} screen="green-soft" time="">
      <Arrival was={<Answer tone="marigold" glyph="clock" says="Checking" />}>
        <Answer tone="green" glyph="check" says="Approved" />
      </Arrival>
    </Phone>
  </>
);

interface AnswerProps {
  readonly tone: 'marigold' | 'green';
  readonly glyph: 'clock' | 'check';
  readonly says: string;
}

/* What the bank answers, on the screen of a phone 248 wide. */
const Answer = ({ tone, glyph, says }: AnswerProps) => (
  <>
    <rect y={48} width={230} height={306} className={`${tone}-soft`} />
    <circle cx={115} cy={146} r={52} className={tone} />
    <Glyph name={glyph} x={83} y={114} size={64} tone="surface" bold />
    <Label x={115} y={262} size={35} weight={700} tone={`${tone}-ink`} anchor="middle">
      {says}
    </Label>
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
