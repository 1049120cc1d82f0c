import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface IssuedCardProps extends Place {
  /** Whose name is on a small card, white as that of the table; a violet full-KYC card has none, as a thumb would hide it. */
  readonly holder?: string;
}

/** A prepaid card, 140 × 88: the small card of a holder, or a full-KYC card that a hand holds. */
export const IssuedCard = ({ holder, ...place }: IssuedCardProps) => (
  <At {...place}>
    <rect x={3} y={8} width={134} height={84} rx={10} className="shade" />
    <rect
      width={140}
      height={88}
      rx={9}
      {...(holder ? { className: 'pale' } : { fill: 'url(#sheen)' })}
    />
    <path
      d="M140 24A64 64 0 0076 88H131a9 9 0 009-9z"
      className={holder ? 'sheen-from' : 'on-brand'}
      opacity={holder ? 0.24 : 0.09}
    />
    <rect x={14} y={30} width={24} height={19} rx={4} className="code-string" />
    <path d="M14 39.500H38M26 30v19" className="stroke-deep" opacity={0.45} />
    {holder ? (
      <>
        <Glyph name="phone" x={98} y={9} size={30} tone="sheen-to" />
        <circle cx={124} cy={34} r={9} className="code-number" />
        <Glyph name="check" x={118} y={28} size={12} tone="deep" bold />
        <Label x={14} y={76} size={18} weight={600} tone="deep">
          {holder}
        </Label>
      </>
    ) : (
      <Glyph name="tap" x={112} y={10} size={20} tone="on-brand" />
    )}
  </At>
);
