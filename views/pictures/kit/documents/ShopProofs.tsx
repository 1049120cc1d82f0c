/** What tells where a shop is and which account it is paid to, each as large as an identity card. */
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';

const size = { width: 120, height: 76, rx: 7 } as const;

/* The flat shadow on what is below it. */
const Under = () => <rect {...size} x={-2} y={4} width={124} className="shade" />;

/** An electricity bill, 120 × 76. */
export const AddressBill = (place: Place) => (
  <At {...place}>
    <Under />
    <g className="sheet">
      <rect {...size} className="paper" />
      <circle cx={18} cy={17} r={10} className="marigold" />
      <Glyph name="bolt" x={12} y={11} size={12} tone="deep" bold />
      <Label x={33} y={23} size={16} weight={700}>
        Electricity
      </Label>
      <Skeleton x={10} y={40} widths={[100, 72]} step={14} height={6} />
    </g>
  </At>
);

/** The passbook of a bank account, 120 × 76, its pages seen below. */
export const AccountPassbook = (place: Place) => (
  <At {...place}>
    <Under />
    <g className="sheet">
      <path d="M6 70H119V79H10a4 4 0 01-4-4z" className="on-deep" />
      <rect {...size} className="green" />
      <path d="M7 0H12V76H7a7 7 0 01-7-7V7A7 7 0 017 0z" className="green-ink" />
      <Glyph name="bank" x={48} y={9} size={30} tone="on-brand" />
      <Label x={64} y={61} size={16} weight={700} tone="on-brand" anchor="middle">
        Passbook
      </Label>
    </g>
  </At>
);
