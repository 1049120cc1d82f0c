import { PalmBehind, ThumbAbove } from '../people/Hand.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Receipt } from './Receipt.tsx';

/* From the lower right: its thumb is on the free corner of the slip, and its fingers are behind it. */
const hand = { x: 216, y: 250, turn: 16, scale: 0.52 } as const;

/** The slip of a withdrawal that failed, 272 × 300, its reference underlined, in the hand that gives it to the customer. */
export const FailedSlip = (place: Place) => (
  <At {...place}>
    <At {...hand}>
      <PalmBehind skin="skin" />
    </At>
    <FailedReceipt x={0} y={0} />
    <At {...hand}>
      <ThumbAbove skin="skin" sleeve="deep-lift" reach={1100} />
    </At>
  </At>
);

const FailedReceipt = (place: Place) => (
  <Receipt
    {...place}
    width={272}
    title="Cash withdrawal"
    large
    room={50}
    lines={[
      ['Date', '14 Nov 2026'],
      ['Amount', '₹2,000'],
      ['Result', 'Failed', 'red-ink'],
      ['Ref. no.', '6320XXXXXX58'],
    ]}
    total={['Cash paid', '₹0']}
  >
    <path d="M128 163Q160 159 190 162T252 161" className="stroke-marigold" strokeWidth={4} />
    <Label x={20} y={248} size={16} tone="muted">
      Keep this slip
    </Label>
  </Receipt>
);
