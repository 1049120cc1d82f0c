import { CostRow } from '../records/CostRow.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';

/** What the example of a campaign spends, 360 × 56, and an arrow down to what it brought. */
export const AdvertisingSpend = (place: Place) => (
  <At {...place}>
    <CostRow x={0} y={0} ground="marigold" amount="₹20,000" word="of advertising">
      <Glyph name="megaphone" x={14} y={14} size={28} tone="deep" />
    </CostRow>
    <path d="M180 68v12m-7-7l7 7 7-7" className="stroke-on-deep-muted" strokeWidth={3} />
  </At>
);
