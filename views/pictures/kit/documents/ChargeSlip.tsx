import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const printed = [
  ['Card', '•••• 4417'],
  ['Approval', '204118'],
] as const;

const sheet = `M0 304V8${'l8-6 8 6'.repeat(13)}V304z`;

/* The last dash ends with the figures. */
const dashed = {
  className: 'stroke-faint',
  strokeWidth: 1.5,
  strokeDasharray: '2 6',
  pathLength: 178,
};

/** The slip of an approved card sale, 208 × 304. */
export function ChargeSlip(place: Place) {
  return (
    <At {...place}>
      <path d={sheet} className="shade" filter="url(#soft)" transform="translate(0 14)" />
      <path d={sheet} className="paper" />
      <path d={sheet} className="stroke-line" />
      <Label x={104} y={48} size={18} weight={800} tone="deep" anchor="middle">
        Sri Balaji Stores
      </Label>
      <Label x={104} y={72} weight={400} tone="deep" anchor="middle">
        14 Nov 2026
      </Label>
      <path d="M16 90.500H192" {...dashed} />
      {printed.map(([label, value], index) => (
        <g key={label}>
          <Label x={16} y={120 + index * 28} size={16} weight={400} tone="deep">
            {label}
          </Label>
          <Label x={192} y={120 + index * 28} size={16} weight={700} tone="deep" anchor="end">
            {value}
          </Label>
        </g>
      ))}
      <path d="M16 166.500H192" {...dashed} />
      <Label x={104} y={218} size={36} weight={800} tone="deep" anchor="middle">
        ₹1,850
      </Label>
      <Tick x={56} y={256} size={28} />
      <Label x={80} y={262} size={18} weight={700} tone="deep">
        Approved
      </Label>
    </At>
  );
}
