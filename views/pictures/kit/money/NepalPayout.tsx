import { FingersBelow, ThumbAbove } from '../people/Hand.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Banknotes } from './Banknotes.tsx';

/** The slip with the number of a transfer’s receipt, 120 × 92. */
export const ReceiptNumber = (place: Place) => (
  <At {...place}>
    <Shadow width={120} height={92} radius={4} />
    <g className="sheet">
      <path d={`M0 92V5${'l6-5 6 5'.repeat(10)}V92z`} className="paper" />
      <Label x={60} y={29} size={16} weight={700} anchor="middle">
        Receipt
      </Label>
      <path d="M12 40H108" className="stroke-faint" strokeWidth={1.5} strokeDasharray="2 5" />
      <Label x={60} y={64} size={15} weight={800} tone="brand-ink" anchor="middle">
        NP72XX316
      </Label>
      <path d="M28 78H92" className="stroke-line" strokeWidth={6} />
    </g>
  </At>
);

const hand = { x: 86, y: 48, turn: 14, scale: 0.25 } as const;

/** Notes that a hand from the right gives, 114 wide; the frame cuts its arm. */
export const NepalNotes = (place: Place) => (
  <At {...place}>
    <At {...hand}>
      <FingersBelow skin="skin" />
    </At>
    <Banknotes x={0} y={6} count={3} value="NPR" scale={0.6} />
    <At {...hand}>
      <ThumbAbove skin="skin" sleeve="green" reach={520} />
    </At>
  </At>
);
