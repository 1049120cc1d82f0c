/** What tells where a shop is and which account it is paid to, as it lies on a table; its picture casts the shadows. */
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** An electricity bill, 100 × 167, with the house that it is for. */
export const AddressBill = (place: Place) => (
  <PaperDocument {...place} width={100} height={167} fold={22} flat>
    <circle cx={25} cy={25} r={13} className="marigold" />
    <Glyph name="bolt" x={17} y={17} size={16} tone="deep" bold />
    <Label x={12} y={58} size={15.5} weight={700}>
      Electricity
    </Label>
    <At x={12} y={68}>
      <House />
    </At>
    <Skeleton x={12} y={134} widths={[76, 48]} step={13} height={6} />
  </PaperDocument>
);

/* The picture of a house with its roof lit from the left, 76 × 56. */
const House = () => (
  <>
    <rect width={76} height={56} rx={6} className="blue-soft" />
    <path d="M0 46H76V50a6 6 0 01-6 6H6a6 6 0 01-6-6z" className="green" opacity={0.55} />
    <path d="M18 24H58V50H18z" className="surface" />
    <path d="M18 24H58V29H18z" className="shade" />
    <path d="M10 26L38 6 66 26z" className="red" />
    <path d="M38 6L66 26H38z" className="shade" />
    <path d="M33 34h11v16H33z" className="skin-deep" />
    <path d="M22 34h7v7H22zM48 34h7v7H48z" className="brand-lift" />
  </>
);

/** The closed passbook of a bank account, 100 × 167, its pages seen at the right and below. */
export const AccountPassbook = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <path d="M58 150h11v24l-5.500-5-5.500 5z" className="marigold" />
      <rect x={4} y={4} width={96} height={163} rx={7} className="line" />
      <path d="M8 165.500H91q7 0 7-7V8" className="stroke-faint" />
      <rect width={96} height={163} rx={7} className="green" />
      <path d="M7 0H12V163H7a7 7 0 01-7-7V7A7 7 0 017 0z" className="green-ink" />
      <Glyph name="bank" x={28} y={20} size={52} tone="on-brand" />
      <rect x={17} y={90} width={74} height={54} rx={5} className="paper" />
      <Label x={54} y={112} size={15.5} weight={700} anchor="middle">
        Bank
      </Label>
      <Label x={54} y={131} size={15.5} weight={700} anchor="middle">
        account
      </Label>
    </g>
  </At>
);
