import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { PenText } from '../shapes/PenText.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Signature } from './Signature.tsx';

const capsule = { x: 24, y: 64, width: 222, height: 40, rx: 20 };

/** The first leaf of a cheque book with its IFSC ringed, 464 × 244. */
export function ChequeLeaf(place: Place) {
  return (
    <At {...place}>
      <g className="sheet">
        <Shadow width={464} height={244} radius={8} />
        <rect width={464} height={244} rx={8} className="paper" />
        <path d="M0 200H464v36a8 8 0 01-8 8H8a8 8 0 01-8-8z" className="brand-soft" />
        <rect x={0.5} y={0.5} width={463} height={243} rx={7.5} className="stroke-line" />
        <Glyph name="bank" x={18} y={14} size={34} tone="brand" />
        <Label x={62} y={38} size={19} weight={800}>
          Your bank
        </Label>
        <rect {...capsule} className="marigold-soft" />
        <rect {...capsule} className="stroke-marigold" strokeWidth={4} />
        <Label x={135} y={91} size={19} weight={700} anchor="middle">
          IFSC ABCD0123456
        </Label>
        <Label x={442} y={38} size={17} tone="muted" anchor="end">
          20 11 2026
        </Label>
        <Label x={22} y={160} size={17} tone="muted">
          Pay
        </Label>
        <path d="M66 166.500H268M312 166.500H442" className="stroke-faint" />
        <PenText x={72} y={160} size={20}>
          Ananya Sen
        </PenText>
        <rect x={312} y={64} width={130} height={40} rx={6} className="stroke-faint" />
        <Label x={377} y={91} size={20} weight={700} anchor="middle">
          ₹4,200
        </Label>
        <Signature x={328} y={124} scale={0.9} />
        <Label x={232} y={228} size={18} tone="brand-ink" anchor="middle" mono spacing={2}>
          000101 700XXX002 31
        </Label>
      </g>
    </At>
  );
}
