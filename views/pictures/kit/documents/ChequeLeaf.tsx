import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { PenText } from '../shapes/PenText.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ChequeDate } from './ChequeDate.tsx';
import { ChequeGround } from './ChequeGround.tsx';
import { Signature } from './Signature.tsx';

/** The size of the leaf. */
const chequeSize = { width: 464, height: 300 } as const;

const capsule = { x: 22, y: 60, width: 228, height: 42, rx: 21 };

/** The first leaf of a cheque book, written and signed, with its IFSC ringed below the bank’s name. */
export function ChequeLeaf(place: Place) {
  return (
    <At {...place}>
      <g className="sheet">
        <Shadow {...chequeSize} radius={8} />
        <ChequeGround {...chequeSize} />
        <Glyph name="bank" x={21} y={15} size={30} tone="brand" bold />
        <Label x={60} y={38} size={21} weight={800}>
          Your bank
        </Label>
        <ChequeDate x={282} y={17} />
        <rect {...capsule} className="paper" />
        <rect {...capsule} className="marigold-soft" />
        <rect {...capsule} className="stroke-marigold" strokeWidth={4} />
        <Label x={136} y={88} size={20} weight={800} anchor="middle">
          IFSC ABCD0123456
        </Label>
        <Label x={22} y={140} size={17} tone="muted">
          Pay
        </Label>
        <Label x={22} y={188} size={17} tone="muted">
          Rupees
        </Label>
        <path d="M60 147H442M98 195H322" className="stroke-faint" strokeWidth={1.5} />
        <PenText x={66} y={140} size={21}>
          Ananya Sen
        </PenText>
        <PenText x={102} y={188} size={17}>
          Four thousand two hundred
        </PenText>
        <rect x={338} y={166} width={104} height={32} rx={5} className="paper" />
        <rect
          x={338}
          y={166}
          width={104}
          height={32}
          rx={5}
          className="stroke-brand"
          strokeWidth={1.5}
        />
        <Label x={390} y={189} size={20} weight={700} anchor="middle">
          ₹4,200
        </Label>
        <Signature x={334} y={214} scale={0.9} />
        <Label x={232} y={287} size={18} anchor="middle" mono spacing={2}>
          000101 700XXX002 31
        </Label>
      </g>
    </At>
  );
}
