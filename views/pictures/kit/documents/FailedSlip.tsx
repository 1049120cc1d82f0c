import { FingersBelow, ThumbAbove } from '../people/Hand.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Receipt } from './Receipt.tsx';

/* Its thumb is on the lower right corner of the slip, and its arm comes from below. */
const hand = { x: 222, y: 214, turn: 30, scale: 0.5 } as const;

/** The slip of a withdrawal that failed, 252 × 290, its reference underlined, in the hand that gives it to the customer. */
export const FailedSlip = (place: Place) => (
  <At {...place}>
    <At {...hand}>
      <FingersBelow skin="skin" />
    </At>
    <Receipt
      x={0}
      y={22}
      turn={-5}
      width={252}
      title="Cash withdrawal"
      large
      room={44}
      lines={[
        ['Result', 'Failed'],
        ['Amount', '₹2,000'],
        ['Ref. no.', '6320XXXXXX58'],
      ]}
      total={['Cash paid', '₹0']}
    >
      <path d="M108 137Q140 133 170 136T232 135" className="stroke-marigold" strokeWidth={4} />
    </Receipt>
    <At {...hand}>
      <ThumbAbove skin="skin" sleeve="deep-lift" reach={900} />
    </At>
  </At>
);
