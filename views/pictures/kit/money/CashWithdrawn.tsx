import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

/** The slip of a withdrawal of cash that went through, in its printer, 304 × 296: it says only how much, so that it is read where it is small. */
export const CashWithdrawn = (place: Place) => (
  <SlipPrinter {...place} length={204}>
    <Label x={128} y={92} size={60} weight={800} anchor="middle">
      ₹3,000
    </Label>
    <Tick x={128} y={150} size={64} />
  </SlipPrinter>
);
