import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';

const terms = ['Price', 'Date'] as const;

/** The bar that stands for a price, which each project has of its own. */
const Price = ({
  x,
  y,
  size,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) => (
  <>
    <Label x={x} y={y} size={size} weight={700}>
      ₹
    </Label>
    <rect
      x={x + size}
      y={y - size * 0.64}
      width={44}
      height={11}
      rx={4}
      className="brand-lift"
      opacity={0.5}
    />
  </>
);

/** What will be built, its price and its date, signed; 330 × 84, or 178 × 116 on phones. */
export const SignedScope = ({ small, ...place }: Place & { readonly small?: true }) =>
  small ? (
    <PaperDocument {...place} width={178} height={116} fold={20}>
      <Label x={18} y={31} size={18} weight={700}>
        Scope
      </Label>
      <Price x={18} y={57} size={17} />
      <Label x={108} y={57} size={17} weight={700}>
        1 Dec
      </Label>
      <path d="M18 102H160" className="stroke-faint" strokeWidth={2} />
      <Signature x={26} y={68} scale={0.84} />
    </PaperDocument>
  ) : (
    <PaperDocument {...place} width={330} height={84} fold={18}>
      <rect x={16} y={16} width={40} height={52} rx={6} className="brand-soft" />
      <path d="M25 30H47M25 42H47M25 54H38" className="stroke-brand" strokeWidth={3} />
      {terms.map((term, index) => (
        <Label key={term} x={70} y={37 + index * 25} size={14} tone="muted">
          {term}
        </Label>
      ))}
      <Price x={112} y={37} size={15} />
      <Label x={112} y={62} size={15} weight={700}>
        1 Dec
      </Label>
      <path d="M196 58H314" className="stroke-faint" strokeWidth={2} />
      <Signature x={202} y={19} scale={0.9} />
      <Label x={196} y={75} size={13} tone="muted">
        Signed
      </Label>
    </PaperDocument>
  );
