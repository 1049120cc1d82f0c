import { Arrival } from '../stage/Arrival.tsx';
import type { Place } from '../stage/At.tsx';
import { Receipt } from './Receipt.tsx';
import { Stamp } from './Stamp.tsx';

/* Under the total. */
const stamp = { x: 123, y: 214, turn: -3, size: 17 } as const;

/** The receipt of a transfer to Nepal, 246 × 268, whose stamp tells that the money is there; under it a thumb finds room. */
export const NepalReceipt = (place: Place) => (
  <Receipt
    {...place}
    width={246}
    title="Transfer to Nepal"
    note="14 Nov 2026, 10:24"
    lines={[
      ['Receiver', 'Sunita Thapa'],
      ['Sent', '₹15,000'],
    ]}
    total={['Receives', 'NPR 24,000']}
    room={60}
  >
    <Arrival
      was={
        <Stamp {...stamp} tone="marigold">
          On its way
        </Stamp>
      }
    >
      <Stamp {...stamp}>Ready to collect</Stamp>
    </Arrival>
  </Receipt>
);
