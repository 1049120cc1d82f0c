import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** How many enquiries a month brought, and beside it what each cost, on a strong ground; y is the baseline. */
export const EnquiriesOfMonth = ({ size, ...place }: Place & { readonly size: number }) => (
  <At {...place}>
    <Label x={-size * 0.04} y={0} size={size} weight={800} tone="on-brand">
      80
    </Label>
    <Label x={size * 1.34} y={-size * 0.38} size={size * 0.29} weight={700} tone="on-brand">
      enquiries in November
    </Label>
    <Label x={size * 1.34} y={0} size={size * 0.29} tone="on-brand">
      ₹250 each
    </Label>
  </At>
);
