import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface IssuedCardProps extends Place {
  readonly holder: string;
}

/** The small prepaid card of a holder, 140 × 88, green as that of the table. */
export const IssuedCard = ({ holder, ...place }: IssuedCardProps) => (
  <At {...place}>
    <Shadow width={140} height={88} radius={9} />
    <g className="sheet">
      <rect width={140} height={88} rx={9} className="green" />
      <path d="M140 24A64 64 0 0076 88H131a9 9 0 009-9z" className="on-brand" opacity={0.14} />
      <rect
        x={0.5}
        y={0.5}
        width={139}
        height={87}
        rx={8.5}
        className="stroke-on-brand"
        opacity={0.3}
      />
      <rect x={14} y={20} width={26} height={20} rx={4} className="code-string" />
      <path d="M14 30H40M27 20V40" className="stroke-deep" opacity={0.45} />
      <Glyph name="phone" x={98} y={9} size={30} tone="on-brand" />
      <circle cx={124} cy={34} r={9} className="code-number" />
      <Glyph name="check" x={118} y={28} size={12} tone="deep" bold />
      <Label x={14} y={74} size={18} weight={600} tone="on-brand">
        {holder}
      </Label>
    </g>
  </At>
);
