import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The electricity bill that tells where a shop is, as large as an identity card, 120 × 76. */
export const AddressBill = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <rect width={120} height={76} rx={7} className="paper" />
      <circle cx={18} cy={17} r={10} className="marigold" />
      <Glyph name="bolt" x={12} y={11} size={12} tone="deep" bold />
      <Label x={33} y={22.5} size={15} weight={700}>
        Electricity
      </Label>
      <Skeleton x={10} y={40} widths={[100, 72]} step={14} height={6} />
    </g>
  </At>
);
