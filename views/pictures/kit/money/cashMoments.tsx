import { CardInSlot } from '../devices/CardInSlot.tsx';
import { Phone } from '../devices/Phone.tsx';
import { PinReader } from '../devices/PinReader.tsx';
import { BankFront } from '../places/BankFront.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At } from '../stage/At.tsx';
import { Banknotes } from './Banknotes.tsx';

/* The moments of a cash withdrawal by debit card, each 236 × 236; reader and phone have one scale in all of them. */
const reader = { scale: 0.6, small: true } as const;
const phone = { scale: 0.52, width: 208, height: 344, time: '' } as const;

/** The reader and the phone have found each other, and the amount is entered. */
export const ReaderPaired = () => (
  <>
    <Phone x={102} y={28} {...phone}>
      <Label x={109} y={118} size={35} weight={700} anchor="middle">
        ₹2,000
      </Label>
      <path d="M50 138H168" className="stroke-brand" strokeWidth={5} />
      <circle cx={112} cy={218} r={40} className="brand" />
      <Glyph name="bluetooth" x={86} y={192} size={52} tone="on-brand" bold />
    </Phone>
    <PinReader x={24} y={58} {...reader}>
      <Glyph name="bluetooth" x={45} y={5} size={38} tone="brand" bold />
    </PinReader>
  </>
);

/** The customer's card is in the slot of the same reader, and a lock keeps the PIN that is typed on it. */
export const CardInReader = () => (
  <>
    <PinReader x={22} y={18} {...reader}>
      <path d="M28 24H101" className="stroke-ink" strokeWidth={13} strokeDasharray="0 24" />
    </PinReader>
    <CardInSlot x={43} y={157.5} />
    <path d="M129 118H157" className="stroke-green" strokeWidth={5} strokeDasharray="0 9" />
    <circle cx={191} cy={118} r={27} className="green" />
    <Glyph name="lock" x={176} y={102} size={30} tone="surface" bold />
  </>
);

/** The customer’s bank has checked the withdrawal, and the result is on the phone. */
export const BankApproved = () => (
  <>
    <ellipse cx={48.5} cy={147.5} rx={35} ry={3.5} className="shade" />
    <BankFront x={16} y={89} scale={0.27} />
    <path d="M88 118H103" className="stroke-brand" strokeWidth={4.5} strokeDasharray="0 7" />
    <path d="M105 111.500L111.500 118 105 124.500" className="stroke-brand" strokeWidth={4.5} />
    <Phone x={116} y={28} {...phone} screen="green-soft">
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

/* What the bank answers, on the screen of that phone. */
const Answer = ({ tone, glyph, says }: AnswerProps) => (
  <>
    <rect y={48} width={190} height={278} className={`${tone}-soft`} />
    <circle cx={95} cy={136} r={48} className={tone} />
    <Glyph name={glyph} x={65} y={106} size={60} tone="surface" bold />
    <Label x={95} y={244} size={34} weight={700} tone={`${tone}-ink`} anchor="middle">
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
