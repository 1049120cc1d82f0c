import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface PanCardProps extends Place {
  /** How much longer the card is below the number, where somebody holds it. */
  readonly foot?: number;
}

/** The card of Meera Das, 196 × 128 and its foot; it keeps its colours after dark. */
export const PanCard = ({ foot = 0, ...place }: PanCardProps) => (
  <At {...place}>
    <g className="sheet">
      <rect width={196} height={128 + foot} rx={12} className="paper" />
      <path d="M0 42V12A12 12 0 0112 0H184a12 12 0 0112 12V42z" fill="url(#sheen)" />
      <rect x={0.5} y={0.5} width={195} height={127 + foot} rx={11.5} className="stroke-line" />
      <Label x={16} y={29} size={21} weight={700} tone="on-brand">
        PAN card
      </Label>
      <Label x={16} y={74} size={21} weight={600}>
        Meera Das
      </Label>
      <Label x={16} y={110} size={23} weight={800}>
        ABCPD1234F
      </Label>
    </g>
  </At>
);
