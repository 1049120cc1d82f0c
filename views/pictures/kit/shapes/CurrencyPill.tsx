import { At, type Place } from '../stage/At.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';

/** Indian rupees become Nepalese ones, 144 × 44. */
export const CurrencyPill = (place: Place) => (
  <At {...place}>
    <rect width={144} height={44} rx={22} className="marigold" />
    <Glyph name="rupee" x={14} y={10} size={24} tone="deep" bold />
    <Glyph name="arrow-right" x={46} y={10} size={24} tone="deep" bold />
    <Label x={80} y={29} size={20} weight={800} tone="deep">
      NPR
    </Label>
  </At>
);
