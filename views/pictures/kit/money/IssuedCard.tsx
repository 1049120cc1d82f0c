import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface IssuedCardProps extends Place {
  /** Whose name is on it, once he was checked. */
  readonly holder?: string;
}

/** A small prepaid card, 140 × 88, white as that of the table, before or after its holder was checked. */
export const IssuedCard = ({ holder, ...place }: IssuedCardProps) => (
  <At {...place}>
    <rect x={2} y={6} width={136} height={88} rx={10} className="shade" />
    <rect width={140} height={88} rx={9} className="pale" />
    <path d="M140 24A64 64 0 0076 88H131a9 9 0 009-9z" className="sheen-from" opacity={0.24} />
    <rect x={0.5} y={0.5} width={139} height={87} rx={8.5} className="stroke-faint" opacity={0.4} />
    <rect x={14} y={20} width={26} height={20} rx={4} className="code-string" />
    <At x={14} y={20}>
      <path d="M0 10H26M13 0V20" className="stroke-deep" opacity={0.45} />
    </At>
    {holder ? (
      <>
        <Glyph name="phone" x={98} y={9} size={30} tone="sheen-to" />
        <circle cx={124} cy={34} r={9} className="code-number" />
        <Glyph name="check" x={118} y={28} size={12} tone="deep" bold />
        <Label x={14} y={74} size={18} weight={600} tone="deep">
          {holder}
        </Label>
      </>
    ) : (
      <path
        d="M18 66H42M54 66H78M90 66H114"
        className="stroke-deep"
        strokeWidth={5}
        strokeDasharray="0 8"
      />
    )}
  </At>
);
