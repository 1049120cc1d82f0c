import { FingersBelow, ThumbAbove } from '../people/Hand.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At } from '../stage/At.tsx';
import { Banknotes } from './Banknotes.tsx';

/* Right of the worth of the notes. */
const hand = { x: 166, y: 174, turn: -5, scale: 0.34 } as const;

const slip = `M0 150V5${'l8-5 8 5'.repeat(7)}V150z`;

/** A hand that gives four notes and the slip with them, 236 × 236; its sleeve runs over the right edge. */
export const CashPaidOut = () => (
  <>
    <At x={38} y={22}>
      <Shadow width={112} height={150} radius={4} />
      <g className="sheet">
        <path d={slip} className="paper" />
        <Label x={56} y={27} size={19} weight={600} tone="muted" anchor="middle">
          Slip
        </Label>
        <Label x={56} y={51} size={22} weight={800} anchor="middle">
          ₹2,000
        </Label>
      </g>
    </At>
    <At {...hand}>
      <FingersBelow skin="skin" />
    </At>
    <Banknotes x={48} y={118} count={4} value="₹500" scale={0.68} />
    <At {...hand}>
      <ThumbAbove skin="skin" sleeve="deep-lift" reach={420} />
    </At>
  </>
);
