import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

interface CashWithdrawnProps extends Place {
  /** Without the name of the transaction, which would be too small to read. */
  readonly small?: true;
}

/** The slip of a withdrawal of cash that went through, in its printer, 304 × 264, or 296 where it is small. */
export const CashWithdrawn = ({ small, ...place }: CashWithdrawnProps) => (
  <SlipPrinter {...place} length={small ? 204 : 172}>
    {!small && (
      <Label x={128} y={46} size={26} weight={600} tone="muted" anchor="middle">
        Cash withdrawal
      </Label>
    )}
    <Label x={128} y={small ? 92 : 102} size={small ? 60 : 52} weight={800} anchor="middle">
      ₹3,000
    </Label>
    <Tick x={128} y={small ? 150 : 141} size={small ? 64 : 44} />
  </SlipPrinter>
);
