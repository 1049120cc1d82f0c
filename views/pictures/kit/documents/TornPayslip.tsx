import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Both pieces with the edge along which they were torn: eight teeth that fit into each other. */
const withheld = `M8 0H157${'l-7 9.500 7 9.500'.repeat(8)}H8a8 8 0 01-8-8V8a8 8 0 018-8z`;
const paid = `M0 0H308a8 8 0 018 8V144a8 8 0 01-8 8H0${'l-7-9.500 7-9.500'.repeat(8)}z`;

/** A payslip torn in two, 504 × 152: the smaller piece with the tax, which turns away, and what is paid out. */
export const TornPayslip = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <At x={13} y={-6} turn={4}>
        <Piece d={withheld} ground="red-soft" />
        <Label x={75} y={56} size={22.4} weight={700} tone="red" anchor="middle">
          Tax
        </Label>
        <Label x={75} y={93} size={28} weight={800} tone="red" anchor="middle">
          ₹10,000
        </Label>
        <Label x={75} y={126} size={22.4} weight={600} tone="red" anchor="middle">
          or more
        </Label>
      </At>
      <At x={188} y={0}>
        <Piece d={paid} ground="paper" />
        <Label x={28} y={38} size={22.4} tone="muted">
          Payment
        </Label>
        <Label x={292} y={38} size={22.4} weight={700} anchor="end">
          ₹50,000
        </Label>
        <path d="M28 55.500H292" className="stroke-line" strokeWidth={1.5} />
        <Label x={292} y={97} size={32} weight={800} anchor="end">
          ₹40,000
        </Label>
        <Label x={292} y={128} size={22.4} tone="muted" anchor="end">
          or less paid out
        </Label>
      </At>
    </g>
  </At>
);

interface PieceProps {
  readonly d: string;
  readonly ground: 'paper' | 'red-soft';
}

const Piece = ({ d, ground }: PieceProps) => (
  <>
    <path d={d} className="shade" filter="url(#soft)" transform="translate(0 12)" />
    <path d={d} className={ground} />
    <path d={d} className="stroke-faint" />
  </>
);
