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

/** A customer who pays with notes, 96 × 264; they reach 71 to his left, at 120. A counter that is drawn after him hides his legs. */
export const BillPayment = ({ notes, ...place }: BillPaymentProps) => (
  <At {...place}>
    {/* Beside small notes the counter hides an arm that hangs; beside large ones it rests there. */}
    <PersonBody {...customer} looks="left" {...(notes === 'small' && { hangs: 'right' })} />
    {/* From the armpit up, where the arm leaves the body, which has its colour. */}
    <path
      d="M23.500 100Q28 92 31.500 80"
      className="stroke-shade"
      strokeWidth={2.5}
      opacity={0.22}
    />
    <Arm
      {...sleevesOf(customer)}
      shoulder={[25, 70]}
      elbow={[8, 108]}
      wrist={[-18, 118]}
      thumb="right"
    >
      {notes === 'large' ? (
        <Banknotes x={-71} y={110} turn={-3} count={2} value="₹500" scale={0.28} />
      ) : (
        <Banknotes x={-59} y={111} turn={-3} count={2} scale={0.24} />
      )}
    </Arm>
  </At>
);

/** His other arm, which lies on the counter: draw it after the counter, where he is. */
export const RestingArm = (place: Place) => (
  <At {...place}>
    <ellipse cx={62} cy={148} rx={27} ry={3.5} className="shade" />
    <Arm
      {...sleevesOf(customer)}
      shoulder={[71, 70]}
      elbow={[82, 130]}
      wrist={[56, 138.5]}
      bend={12}
      thumb="right"
    />
    {/* Along the inside of the arm, from the armpit to the elbow. */}
    <path d="M65 82L73.500 119" className="stroke-shade" strokeWidth={2.5} opacity={0.22} />
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
