import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { SimCard } from './SimCard.tsx';

interface SimModemProps extends Place {
  /** Its card is on the way into the slot above it, and not yet in it. */
  readonly isEmpty?: true;
}

/** A modem with one slot, 192 × 104, and its aerial, which ends 84 above it; a card on its way in begins 106 above it. */
export const SimModem = ({ isEmpty, ...place }: SimModemProps) => (
  <At {...place}>
    <path d="M166 10V-78" className="stroke-muted" strokeWidth={7} />
    <circle cx={166} cy={-78} r={6} className="marigold" />
    <Shadow width={192} height={104} radius={18} />
    {isEmpty && (
      <>
        <g className="sheet">
          <rect x={38} y={-100} width={76} height={96} rx={10} className="green" />
        </g>
        <SimCard x={46} y={-94} scale={0.78} />
      </>
    )}
    <rect width={192} height={104} rx={18} fill="url(#night)" />
    <rect x={1} y={1} width={190} height={102} rx={17} className="stroke-rim" strokeWidth={2} />
    <rect x={24} y={10} width={104} height={7} rx={3.5} className="deep" />
    <Label x={24} y={60} size={21} weight={700} tone="on-deep">
      90070 XXXXX
    </Label>
    <circle cx={31} cy={82} r={6} className={isEmpty ? 'on-deep-muted' : 'code-number'} />
    <path d="M52 82H120" className="stroke-on-deep-muted" strokeWidth={4} strokeDasharray="0 11" />
  </At>
);
