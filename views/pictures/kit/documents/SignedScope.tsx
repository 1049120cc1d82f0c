import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { Pen } from '../things/Pen.tsx';
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
      width={size * 2.9}
      height={size * 0.73}
      rx={size * 0.26}
      className="brand-lift"
      opacity={0.5}
    />
  </>
);

/** What will be built, its price and its date, signed; 330 × 84, or 192 × 208 with its pen on phones. */
export const SignedScope = ({ small, ...place }: Place & { readonly small?: true }) =>
  small ? (
    <PaperDocument {...place} width={192} height={208} fold={34}>
      <Label x={20} y={46} size={30} weight={700}>
        Scope
      </Label>
      <Price x={20} y={82} size={25} />
      <Label x={20} y={116} size={25} weight={700}>
        1 Dec
      </Label>
      <path d="M20 190H172" className="stroke-faint" strokeWidth={2.5} />
      <Signature x={22} y={137} scale={1.25} />
      <Pen x={160} y={166} turn={13} scale={0.62} />
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
