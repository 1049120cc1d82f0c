import { Hand } from '../people/Hand.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Receipt } from './Receipt.tsx';

/* Its thumb is on the free paper under the last line, and its arm comes from the right. */
const hand = { x: 238, y: 210, turn: 12, scale: 0.42 } as const;

/** The slip of a withdrawal that failed, 252 × 300, its reference underlined, in the hand that gives it to the customer. */
export const FailedSlip = (place: Place) => (
  <At {...place}>
    <Hand {...hand} sleeve="deep-lift" reach={1100}>
      <At x={0} y={0} turn={-hand.turn} scale={1 / hand.scale}>
        <FailedReceipt x={-hand.x} y={22 - hand.y} turn={-5} />
      </At>
    </Hand>
  </At>
);

const FailedReceipt = (place: Place) => (
  <Receipt
    {...place}
    width={252}
    title="Cash withdrawal"
    large
    room={64}
    lines={[
      ['Result', 'Failed', 'red-ink'],
      ['Amount', '₹2,000'],
      ['Ref. no.', '6320XXXXXX58'],
    ]}
    total={['Cash paid', '₹0']}
  >
    <path d="M108 137Q140 133 170 136T232 135" className="stroke-marigold" strokeWidth={4} />
  </Receipt>
);
