import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface IssuedCardProps extends Place {
  /** A hand holds it, whose thumb would hide its name. */
  readonly lifted?: boolean;
}

/** A prepaid card with the name of its holder, 140 × 88. */
export const IssuedCard = ({ lifted, ...place }: IssuedCardProps) => (
  <At {...place}>
    <rect x={3} y={8} width={134} height={84} rx={10} className="shade" />
    <rect width={140} height={88} rx={9} fill="url(#sheen)" />
    <path d="M140 24A64 64 0 0076 88H131a9 9 0 009-9z" className="on-brand" opacity={0.09} />
    <rect x={14} y={30} width={24} height={19} rx={4} className="code-string" />
    <path d="M14 39.500H38M26 30v19" className="stroke-deep" opacity={0.45} />
    <Glyph name="tap" x={112} y={10} size={20} tone="on-brand" />
    {!lifted && (
      <Label x={14} y={76} size={18} weight={600} tone="on-brand">
        Ananya Sen
      </Label>
    )}
  </At>
);
