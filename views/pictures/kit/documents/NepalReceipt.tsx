import { Label } from '../shapes/Label.tsx';
import { PenText } from '../shapes/PenText.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Its lower edge is torn. */
const sheet = `M0 6a6 6 0 016-6H270a6 6 0 016 6V318${'l-11.500-9l-11.500 9'.repeat(12)}z`;

const dashes = { className: 'stroke-faint', strokeWidth: 1.5, strokeDasharray: '2 6' } as const;

const rows = [
  ['Receipt', 'NP72XX316', 92],
  ['Sent', '₹15,000', 240],
  ['Receives', 'NPR 24,000', 276],
] as const;

/** The receipt of a transfer to Nepal, 276 × 318: its number, underlined, and the receiver’s name, which a pen corrects. */
export const NepalReceipt = (place: Place) => (
  <At {...place}>
    <path d={sheet} className="shade" filter="url(#soft)" transform="translate(0 14)" />
    <path d={sheet} className="paper" />
    <path d={sheet} className="stroke-line" />
    <Label x={138} y={44} size={20} weight={700} anchor="middle">
      Transfer to Nepal
    </Label>
    <path d="M20 62H256M20 206H256" {...dashes} />
    {rows.map(([label, value, y]) => (
      <g key={label}>
        <Label x={20} y={y} size={17} tone="muted">
          {label}
        </Label>
        <Label x={256} y={y} size={18} weight={700} anchor="end">
          {value}
        </Label>
      </g>
    ))}
    <path d="M151 101Q184 97 214 100T257 99" className="stroke-marigold" strokeWidth={4} />
    <Label x={20} y={138} size={17} tone="muted">
      Receiver
    </Label>
    <Label x={256} y={138} size={18} weight={700} tone="muted" anchor="end">
      Sunita Tapa
    </Label>
    <path d="M148 134Q180 128 210 132T260 129" className="stroke-red" strokeWidth={2.5} />
    <PenText x={256} y={178} size={26} anchor="end">
      Sunita Thapa
    </PenText>
  </At>
);
