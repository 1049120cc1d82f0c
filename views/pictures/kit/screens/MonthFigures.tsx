import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The enquiries of each week; together those of the month. */
export const weeklyEnquiries = [14, 19, 22, 25];

/** How many enquiries a month brought, and what each cost; y is the baseline. */
export function MonthFigures({ size, ...place }: Place & { readonly size: number }) {
  const small = Math.round(size * 0.37);
  return (
    <At {...place}>
      <Label x={0} y={0} size={size} weight={800}>
        80
      </Label>
      <Label x={size * 1.5} y={0} size={small} tone="muted">
        enquiries
      </Label>
      <Label x={size * 3.8} y={0} size={size} weight={800}>
        ₹250
      </Label>
      <Label x={size * 6.57} y={0} size={small} tone="muted">
        each
      </Label>
    </At>
  );
}
