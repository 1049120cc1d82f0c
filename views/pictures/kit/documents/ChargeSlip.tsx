import type { Place } from '../stage/At.tsx';
import { Receipt } from './Receipt.tsx';

/** The slip of a counter for a transfer paid in cash, 262 wide: the amount, its charge and the sum. */
export const ChargeSlip = (place: Place) => (
  <Receipt
    {...place}
    turn={-2}
    width={262}
    title="Counter in Kolkata"
    lines={[
      ['Sent', '₹15,000'],
      ['Charge, at most', '+ ₹100'],
    ]}
    total={['Paid in cash', '₹15,100']}
    large
  />
);
