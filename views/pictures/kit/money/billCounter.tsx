import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { Arm } from '../people/Arm.tsx';
import { PersonBody, sleevesOf } from '../people/PersonBody.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Banknotes } from './Banknotes.tsx';

const customer = { hair: 'short', skin: 'skin-deep', clothes: 'marigold' } as const;

interface BillPaymentProps extends Place {
  /** How large the notes are; on large ones there is their value. */
  readonly notes: 'small' | 'large';
}

/** A customer who pays with notes, 96 × 264; they reach 66 to his left, at 120. A counter that is drawn after him hides his legs. */
export const BillPayment = ({ notes, ...place }: BillPaymentProps) => (
  <At {...place}>
    {/* Beside small notes the counter hides an arm that hangs; beside large ones it rests there. */}
    <PersonBody {...customer} looks="left" {...(notes === 'small' && { hangs: 'right' })} />
    {/* Where the arm leaves the body, which has its colour. */}
    <path d="M33 74L31 98" className="stroke-shade" strokeWidth={2.5} opacity={0.22} />
    <Arm
      {...sleevesOf(customer)}
      shoulder={[25, 70]}
      elbow={[11, 106]}
      wrist={[-8, 120]}
      thumb="right"
    >
      {notes === 'large' ? (
        <Banknotes x={-66} y={112} turn={-3} count={2} value="₹500" scale={0.28} />
      ) : (
        <Banknotes x={-58} y={113} turn={-3} count={2} scale={0.24} />
      )}
    </Arm>
  </At>
);

/** His other arm, which lies on the counter: draw it after the counter, where he is. */
export const RestingArm = (place: Place) => (
  <At {...place}>
    <path d="M62.500 76L65 110" className="stroke-shade" strokeWidth={2.5} opacity={0.22} />
    <Arm
      {...sleevesOf(customer)}
      shoulder={[71, 70]}
      elbow={[87, 127]}
      wrist={[60, 142]}
      bend={12}
      thumb="right"
    />
  </At>
);

/** The receipt of a paid bill as it leaves its printer, 304 × 282. */
export const BillReceipt = (place: Place) => (
  <SlipPrinter {...place} length={190}>
    <Label x={128} y={40} size={27} weight={800} anchor="middle">
      Receipt
    </Label>
    <path
      d="M24 56H232M24 134H232"
      className="stroke-faint"
      strokeWidth={2}
      strokeDasharray="2 6"
    />
    <Label x={24} y={88} size={26} tone="muted">
      Reference
    </Label>
    <Label x={24} y={120} size={27} weight={700}>
      BP63XXXX418
    </Label>
    <Label x={24} y={174} size={26} tone="muted">
      Paid
    </Label>
    <Label x={232} y={175} size={33} weight={800} anchor="end">
      ₹1,846
    </Label>
  </SlipPrinter>
);
