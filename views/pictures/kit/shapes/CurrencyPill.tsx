import { At, type Place } from '../stage/At.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';

const letters = { y: 29, size: 20, weight: 800, tone: 'marigold-ink' } as const;

/** What an Indian rupee becomes in Nepal, 188 × 44. */
export const CurrencyPill = (place: Place) => (
  <At {...place}>
    <rect width={188} height={44} rx={22} className="marigold-soft" />
    <Label x={18} {...letters}>
      ₹1
    </Label>
    <Glyph name="arrow-right" x={47} y={10} size={24} tone="marigold-ink" bold />
    <Label x={80} {...letters}>
      NPR 1.60
    </Label>
  </At>
);
