import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { SimCard } from './SimCard.tsx';

interface SimModemProps extends Place {
  /** Its card is half in the slot. Otherwise the card is inside, and a bar stands for the number, which would be too small to read. */
  readonly isLoading?: true;
}

/** A modem with one slot, 192 × 104, and its aerial, which ends 84 above it; a card that goes in begins 70 above it. */
export const SimModem = ({ isLoading, ...place }: SimModemProps) => (
  <At {...place}>
    <path d="M166 10V-78" className="stroke-muted" strokeWidth={7} />
    <circle cx={166} cy={-78} r={6} className="marigold" />
    <Shadow width={192} height={104} radius={18} />
    {isLoading && (
      <>
        <g className="sheet">
          <rect x={34} y={-70} width={84} height={96} rx={10} className="green" />
        </g>
        <SimCard x={42} y={-64} scale={0.88} />
      </>
    )}
    <path d={body} fill="url(#night)" />
    <path d={body} className="stroke-rim" strokeWidth={2} />
    {isLoading ? (
      <Label x={24} y={60} size={21} weight={700} tone="on-deep">
        90070 XXXXX
      </Label>
    ) : (
      <path d="M24 56H132" className="stroke-code-number" strokeWidth={9} />
    )}
    <circle cx={31} cy={82} r={6} className={isLoading ? 'on-deep-muted' : 'code-number'} />
    <path d="M52 82H120" className="stroke-on-deep-muted" strokeWidth={4} strokeDasharray="0 11" />
  </At>
);

const body = 'M18 1H174a17 17 0 0117 17V86a17 17 0 01-17 17H18A17 17 0 011 86V18A17 17 0 0118 1z';
