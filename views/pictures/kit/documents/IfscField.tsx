import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const size = { width: 216, height: 94 };

/** The field of a form with the code of a bank’s branch, 216 × 94, ringed because it has to be right. */
export const IfscField = (place: Place) => (
  <At {...place}>
    <Shadow {...size} />
    <rect {...size} rx={16} className="letter" />
    <rect x={2} y={2} width={212} height={90} rx={14} className="stroke-marigold" strokeWidth={4} />
    <Label x={18} y={36} size={22} weight={600} tone="muted">
      IFSC
    </Label>
    <Label x={18} y={72} size={25} weight={800}>
      ABCD0123456
    </Label>
  </At>
);
