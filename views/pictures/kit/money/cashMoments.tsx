import { CardInSlot } from '../devices/CardInSlot.tsx';
import { Phone } from '../devices/Phone.tsx';
import { PinReader } from '../devices/PinReader.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { Banknotes } from './Banknotes.tsx';

/* The moments of a cash withdrawal by debit card, each 236 × 236. */

/** The reader and the phone have found each other, and the amount is entered. */
export const ReaderPaired = () => (
  <>
    <PinReader x={16} y={50} scale={0.56} small>
      <Tick x={64} y={24} size={40} />
    </PinReader>
    <Phone x={127} y={24} scale={0.56} width={166} height={336} time="">
      <Label x={74} y={112} size={32} tone="muted" anchor="middle">
        Pay
      </Label>
      <Label x={74} y={156} size={31} weight={800} anchor="middle">
        ₹2,000
      </Label>
      <rect x={20} y={214} width={108} height={48} rx={24} className="brand" />
      <Glyph name="check" x={58} y={222} size={32} tone="on-brand" bold />
    </Phone>
    <circle cx={117} cy={84} r={17} className="brand" />
    <Glyph name="bluetooth" x={106} y={73} size={22} tone="on-brand" bold />
  </>
);

/** The card goes into the slot, and the PIN is kept behind a lock. */
export const CardInReader = () => (
  <>
    <rect x={36} y={28} width={164} height={20} rx={10} className="deep-lift" />
    <CardInSlot x={82} y={38} scale={0.58} />
    <rect x={20} y={132} width={196} height={44} rx={12} className="surface-2" />
    <rect x={20.5} y={132.5} width={195} height={43} rx={11.5} className="stroke-line" />
    <Label x={38} y={161} size={20} weight={600} tone="muted">
      PIN
    </Label>
    <path d="M106 154H196" className="stroke-ink" strokeWidth={12} strokeDasharray="0 29" />
    <Pill x={118} y={188} anchor="middle" tone="green" glyph="lock" size={18}>
      Encrypted
    </Pill>
  </>
);

const asked = ['Card', 'PIN', 'Balance'] as const;

/** What the customer’s bank has checked before it approves. */
export const BankApproved = () => (
  <>
    <rect x={16} y={28} width={36} height={36} rx={8} className="brand-soft" />
    <Glyph name="bank" x={23} y={35} size={22} tone="brand-ink" />
    <Label x={62} y={53} size={20} weight={700}>
      Bank checks
    </Label>
    {asked.map((name, index) => (
      <g key={name} transform={`translate(0 ${102 + index * 32})`}>
        <Tick x={30} y={-6} size={24} />
        <Label x={54} y={0} size={18.5} weight={600}>
          {name}
        </Label>
      </g>
    ))}
    <rect x={16} y={184} width={204} height={38} rx={12} className="green-soft" />
    <Label x={118} y={210} size={20} weight={800} tone="green-ink" anchor="middle">
      Approved
    </Label>
  </>
);

const slip = `M104 200V24${'l8-5 8 5'.repeat(7)}V200z`;

/** The slip, and the four notes that go with it. */
export const CashAndSlip = () => (
  <>
    <g className="sheet">
      <path d={slip} className="paper" />
      <path d={slip} className="stroke-line" strokeWidth={2} />
      <Label x={160} y={49} size={19} weight={600} tone="muted" anchor="middle">
        Slip
      </Label>
      <Label x={160} y={77} size={24} weight={800} anchor="middle">
        ₹2,000
      </Label>
      <path
        d="M118 100H202M118 118H182M118 136H202M118 154H202M118 172H190"
        className="stroke-line"
        strokeWidth={5}
      />
    </g>
    <Banknotes x={18} y={136} count={4} value="₹500" scale={0.7} />
  </>
);
