import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const width = 160;
const height = 204;
const teeth = 'l8-5 8 5'.repeat(width / 16);
const sheet = `M0 5${teeth}V${height}${'l-8-5-8 5'.repeat(width / 16)}z`;

/** The charge slip of the sari shop, torn off, 160 × 204; a thumb may lie on its lower 50. */
export const ChargeSlip = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <path d={`M8 20H${width - 8}V${height + 8}H8z`} className="shade" filter="url(#soft)" />
      <path d={sheet} className="paper" />
      <path d={sheet} className="stroke-faint" strokeWidth={1.5} opacity={0.6} />
      <Label x={80} y={36} size={16.5} weight={800} anchor="middle">
        Sri Balaji Stores
      </Label>
      <Label x={80} y={61} size={16} anchor="middle">
        Card •••• 4417
      </Label>
      <path d="M16 76H144" className="stroke-faint" strokeWidth={1.5} strokeDasharray="2 6" />
      <Label x={80} y={111} size={30} weight={800} anchor="middle">
        ₹1,850
      </Label>
      <Tick x={42} y={134} size={20} />
      <Label x={58} y={140} size={17} weight={700}>
        Approved
      </Label>
    </g>
  </At>
);
