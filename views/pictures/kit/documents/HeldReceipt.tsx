import { FingersBelow, ThumbAbove } from '../people/Hand.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const slip = `M0 7${'l8-6 8 6'.repeat(13)}V248${'l-8 6-8-6'.repeat(13)}z`;
const hand = { x: 78, y: 230, turn: -36, scale: 0.56, mirrored: 1 } as const;
const dashes = { className: 'stroke-faint', strokeWidth: 1.5, strokeDasharray: '2 6' } as const;

const Slip = () => (
  <g className="sheet">
    <path d={slip} className="shade" filter="url(#soft)" transform="translate(0 14)" />
    <path d={slip} className="paper" />
    <path d={slip} className="stroke-line" />
    <Label x={20} y={42} size={22} weight={800}>
      Receipt
    </Label>
    <Tick x={174} y={35} size={28} />
    <path d="M20 60H188M20 126H188" {...dashes} />
    <Label x={20} y={88} size={17} tone="muted">
      Reference
    </Label>
    <Label x={20} y={113} size={20} weight={700}>
      BP63XXXX418
    </Label>
    <Label x={20} y={153} size={17} tone="muted">
      Electricity
    </Label>
    <Label x={20} y={190} size={34} weight={800}>
      ₹1,846
    </Label>
  </g>
);

/** The receipt of a paid bill, 208 × 254, in the hand of a customer, whose arm comes from below. */
export const HeldReceipt = (place: Place) => (
  <At {...place}>
    <At x={0} y={0} turn={-4}>
      <At {...hand}>
        <FingersBelow skin="skin" />
      </At>
      <Slip />
      <At {...hand}>
        <ThumbAbove skin="skin" sleeve="green" />
      </At>
    </At>
  </At>
);
