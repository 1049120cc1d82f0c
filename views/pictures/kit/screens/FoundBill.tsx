import type { ReactNode } from 'react';
import { Phone } from '../devices/Phone.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';

interface FoundBillProps extends Place {
  /** The button below the amount, 158 × 40. */
  readonly children: ReactNode;
}

/** The phone that has found the bill, 208 × 272: whose it is, when it is due, how much. */
export function FoundBill({ children, ...place }: FoundBillProps) {
  return (
    <Phone {...place} width={208} height={272} head={84} time="">
      <Label x={16} y={70} size={21} weight={800} tone="on-brand">
        Bill found
      </Label>
      <Label x={16} y={118} size={20} weight={700}>
        R. MONDAL
      </Label>
      <Label x={16} y={145} size={19} tone="muted">
        Due 28 Nov 2026
      </Label>
      <Label x={16} y={190} size={32} weight={800}>
        ₹1,846
      </Label>
      <g transform="translate(16 204)">{children}</g>
    </Phone>
  );
}

const button = { width: 158, height: 40, rx: 8 };

/** Before the payment. */
export const PayButton = () => (
  <>
    <rect {...button} className="brand" />
    <Label x={79} y={27} size={19} weight={700} tone="on-brand" anchor="middle">
      Pay
    </Label>
  </>
);
