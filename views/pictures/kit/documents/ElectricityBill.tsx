import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

interface ElectricityBillProps extends Place {
  readonly height: number;
}

/** A printed electricity bill, 212 wide, whose consumer number is ringed. */
export function ElectricityBill({ height, ...place }: ElectricityBillProps) {
  const ring = { x: 14, y: 76, width: 184, height: 66, rx: 33 };
  return (
    <PaperDocument {...place} width={212} height={height}>
      <circle cx={36} cy={40} r={18} className="marigold" />
      <Glyph name="bolt" x={25} y={29} size={22} tone="on-brand" />
      <Label x={64} y={47} size={20} weight={800}>
        Electricity
      </Label>
      <rect {...ring} className="marigold-soft" />
      <rect {...ring} className="stroke-marigold" strokeWidth={4} />
      <Label x={28} y={102} size={19} tone="muted">
        Consumer no.
      </Label>
      <Label x={28} y={129} size={22} weight={800}>
        1100XXXX27
      </Label>
      <path d="M20 170.500H192M20 188.500H148" className="stroke-line" strokeWidth={8} />
      <path
        d={`M20 ${height - 62.5}H192`}
        className="stroke-faint"
        strokeWidth={2}
        strokeDasharray="2 6"
      />
      <Label x={20} y={height - 25} size={19}>
        To pay
      </Label>
      <Label x={192} y={height - 24} size={26} weight={800} anchor="end">
        ₹1,846
      </Label>
    </PaperDocument>
  );
}
