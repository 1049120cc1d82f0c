import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Torn at both ends. */
const sheet = `M0 136V5${'l8-5 8 5'.repeat(7)}V136${'l-8 5-8-5'.repeat(7)}z`;

/** The slip of an approved sale as it is read in a small picture, 112 × 141. */
export const PaidSlip = (place: Place) => (
  <At {...place}>
    <Shadow width={112} height={141} radius={4} />
    <g className="sheet">
      <path d={sheet} className="paper" />
      <Tick x={56} y={31} size={38} />
      <Label x={56} y={77} size={28} weight={800} anchor="middle">
        ₹1,850
      </Label>
      <Label x={56} y={101} size={19} weight={600} tone="muted" anchor="middle">
        Approved
      </Label>
    </g>
  </At>
);
