import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The slip with the number of a transfer’s receipt, 120 × 92. */
export const ReceiptNumber = (place: Place) => (
  <At {...place}>
    <Shadow width={120} height={92} radius={4} />
    <g className="sheet">
      <path d={`M0 92V5${'l6-5 6 5'.repeat(10)}V92z`} className="paper" />
      <Label x={60} y={29} size={17} weight={700} anchor="middle">
        Receipt
      </Label>
      <path d="M12 40H108" className="stroke-faint" strokeWidth={1.5} strokeDasharray="2 5" />
      <Label x={60} y={64} size={17} weight={800} tone="brand-ink" anchor="middle">
        NP72XX316
      </Label>
      <path d="M28 78H92" className="stroke-line" strokeWidth={6} />
    </g>
  </At>
);
