import { CardInSlot } from '../devices/CardInSlot.tsx';
import { Phone } from '../devices/Phone.tsx';
import { PinReader } from '../devices/PinReader.tsx';
import { Hand } from '../people/Hand.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { Banknotes } from './Banknotes.tsx';

/* The moments of a cash withdrawal by debit card, each 236 × 236. */

/** The reader and the phone have found each other, and the amount is entered. */
export const ReaderPaired = () => (
  <>
    <PinReader x={16} y={50} scale={0.56} small>
      <Tick x={64} y={24} size={40} />
    </PinReader>
    <path
      d="M108 98a18 18 0 010 28M115 90a32 32 0 010 44"
      className="stroke-marigold"
      strokeWidth={4}
    />
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
  </>
);

/** The card is in the slot, and the PIN is entered behind a lock. */
export const CardInReader = () => (
  <>
    <PinReader x={14} y={20} scale={0.7} small>
      <path d="M28 24H106" className="stroke-ink" strokeWidth={13} strokeDasharray="0 24" />
    </PinReader>
    <CardInSlot x={30} y={183} scale={0.65} />
    <circle cx={177} cy={84} r={34} className="green-soft" />
    <Glyph name="lock" x={157} y={64} size={40} tone="green-ink" />
    <Label x={177} y={144} size={17.5} weight={700} tone="green-ink" anchor="middle">
      Encrypted
    </Label>
  </>
);

/** The answer of the customer’s bank. */
export const BankApproved = () => (
  <Phone x={25} y={20} scale={0.83} width={224} height={360} time="">
    <Tick x={103} y={100} size={78} />
    <Label x={103} y={178} size={27} weight={800} tone="green-ink" anchor="middle">
      Approved
    </Label>
    <Label x={103} y={226} size={42} weight={800} anchor="middle">
      ₹2,000
    </Label>
  </Phone>
);

/** Four notes in the hand of the shopkeeper, and the slip beside them. */
export const CashAndSlip = () => (
  <>
    <g className="sheet">
      <path
        d="M92 120V20l8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5v100z"
        className="paper"
      />
      <path
        d="M92 120V20l8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5v100z"
        className="stroke-line"
        strokeWidth={2}
      />
      <Label x={148} y={48} size={19} weight={600} tone="muted" anchor="middle">
        Slip
      </Label>
      <Label x={148} y={78} size={24} weight={800} anchor="middle">
        ₹2,000
      </Label>
    </g>
    <Hand x={116} y={152} turn={-4} scale={0.56} sleeve="green">
      <Banknotes x={-172} y={-36} count={4} value="₹500" scale={1.12} />
    </Hand>
  </>
);
