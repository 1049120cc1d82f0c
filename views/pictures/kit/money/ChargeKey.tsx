import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* As the columns of the table beside it. */
const charges = [
  ['marigold', 'For cash'],
  ['faint', 'Transfer'],
] as const;

/** Which charge golden coins stand for and which silver ones, from above as they lie, 94 × 44. */
export const ChargeKey = (place: Place) => (
  <At {...place}>
    {charges.map(([metal, charge], row) => (
      <g key={charge} transform={`translate(0 ${row * 28})`}>
        {/* Metal keeps its colours after dark. */}
        <g className="sheet">
          <rect width={22} height={16} rx={6} className={metal} />
        </g>
        <Label x={32} y={14} size={16.5} weight={600}>
          {charge}
        </Label>
      </g>
    ))}
  </At>
);
