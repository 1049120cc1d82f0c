import type { ReactNode } from 'react';
import { Phone } from '../devices/Phone.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';

interface FoundBillProps extends Place {
  readonly width?: number;
  /** Left out where it would be too small to read. */
  readonly time?: string;
  /** The button below the amount, 50 narrower than the phone and 42 high. */
  readonly children: ReactNode;
}

/** The phone that has found the bill, 208 × 440: whose it is, when it is due, how much. Below 290 is only what a hand may hide. */
export function FoundBill({ width = 208, time = '11:24', children, ...place }: FoundBillProps) {
  return (
    <Phone {...place} width={width} height={440} head={92} time={time}>
      <Label x={16} y={75} size={22} weight={800} tone="on-brand">
        Bill found
      </Label>
      <Label x={16} y={129} size={20} weight={700}>
        R. MONDAL
      </Label>
      <Label x={16} y={157} size={18} tone="muted">
        Due 28 Nov 2026
      </Label>
      <Label x={16} y={207} size={36} weight={800}>
        ₹1,846
      </Label>
      <path
        d={`M20 308H${width * 0.62}M20 334H${width * 0.44}`}
        className="stroke-line"
        strokeWidth={9}
      />
      <g transform="translate(16 230)">{children}</g>
    </Phone>
  );
}

/** Before the payment. */
export const PayButton = ({ width = 158 }: { readonly width?: number }) => (
  <>
    <rect width={width} height={42} rx={8} className="brand" />
    <Label x={width / 2} y={28} size={19} weight={700} tone="on-brand" anchor="middle">
      Pay
    </Label>
  </>
);
