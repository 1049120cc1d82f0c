import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { SimCard } from './SimCard.tsx';

/** A modem with one SIM card, which looks out of its slot, 192 × 104; the card ends 64 above it, and its aerial 84. */
export const SimModem = (place: Place) => (
  <At {...place}>
    <path d="M166 10V-78" className="stroke-muted" strokeWidth={7} />
    <circle cx={166} cy={-78} r={6} className="marigold" />
    <Shadow width={192} height={104} radius={18} />
    <g className="sheet">
      <rect x={32} y={-64} width={80} height={80} rx={10} className="green" />
    </g>
    <SimCard x={40} y={-58} scale={0.84} />
    <rect width={192} height={104} rx={18} fill="url(#night)" />
    <rect x={1} y={1} width={190} height={102} rx={17} className="stroke-rim" strokeWidth={2} />
    <rect x={24} y={10} width={96} height={7} rx={3.5} className="deep" />
    <Label x={24} y={60} size={21} weight={700} tone="on-deep">
      90070 XXXXX
    </Label>
    <circle cx={31} cy={82} r={6} className="code-number" />
    <path d="M52 82H120" className="stroke-on-deep-muted" strokeWidth={4} strokeDasharray="0 11" />
  </At>
);
