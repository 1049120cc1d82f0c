import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const width = 196;
const sheet = `M8 0H${width - 8}a8 8 0 018 8V196${'l-14 10l-14-10'.repeat(7)}V8a8 8 0 018-8z`;

/** The receipt of one recharge in large letters, 196 × 206 with the torn edge. */
export const CounterReceipt = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <path d={sheet} className="shade" filter="url(#soft)" transform="translate(0 12)" />
      <path d={sheet} className="paper" />
      <path d={sheet} className="stroke-line" />
      <Label x={20} y={46} size={27} weight={600} tone="muted">
        Recharge
      </Label>
      <Label x={19} y={108} size={56} weight={800}>
        ₹299
      </Label>
      <path d="M20 134H176" className="stroke-line" strokeWidth={3} />
      <Label x={20} y={171} size={23} weight={600} tone="muted">
        98300 XXXXX
      </Label>
    </g>
  </At>
);
