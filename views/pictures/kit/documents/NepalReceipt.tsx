import { Arrival } from '../stage/Arrival.tsx';
import type { Place } from '../stage/At.tsx';
import { Receipt, receiptHeight } from './Receipt.tsx';
import { Stamp } from './Stamp.tsx';

interface NepalReceiptProps extends Place {
  /** For phones: without its date, in larger letters. */
  readonly large?: true | undefined;
}

const rows = [
  ['Receiver', 'Sunita Thapa'],
  ['Sent', '₹15,000'],
] as const;

/* Paper under the total, for the stamp. */
const room = 54;

/** How high it is. */
export const nepalReceiptHeight = (large?: boolean): number =>
  receiptHeight(rows.length) + room - (large ? 20 : 0);

/** The receipt of a transfer to Nepal, 246 wide, whose stamp tells that the money was paid out. */
export const NepalReceipt = ({ large, ...place }: NepalReceiptProps) => {
  const stamp = { x: 123, y: nepalReceiptHeight(large) - 50, turn: -3, size: 17 };
  return (
    <Receipt
      {...place}
      width={246}
      title="Transfer to Nepal"
      {...(large ? { large } : { note: '14 Nov 2026, 10:24' })}
      lines={rows}
      total={['Receives', 'NPR 24,000']}
      room={room}
    >
      <Arrival
        was={
          <Stamp {...stamp} tone="marigold">
            On its way
          </Stamp>
        }
      >
        <Stamp {...stamp}>Paid in cash</Stamp>
      </Arrival>
    </Receipt>
  );
};
