import { record } from '../../scenes/company/offer.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Of a party: its size, and its name's and its record's letters with their baselines; the record's field lies from `field` to the edge. */
const sizes = {
  wide: { width: 106, height: 84, rx: 12, edge: 6, name: [20, 28], field: 40, record: [19, 65.5] },
  narrow: { width: 86, height: 49, rx: 9, edge: 4, name: [16, 18], field: 24, record: [16, 40] },
} as const;

/* Between two parties side by side, and above each other. */
const gaps = { wide: [16, 32], narrow: [12, 16] } as const;

interface SharedRecordProps extends Place {
  readonly size: keyof typeof sizes;
}

/** Three parties with the same record, 228 × 200, or 184 × 114 where it is narrow: each is joined to the others, and none is in the middle. */
export function SharedRecord({ size, ...place }: SharedRecordProps) {
  const { width, height } = sizes[size];
  const [aside, below] = gaps[size];
  const far = width + aside;
  const middle = far / 2;
  const low = height + below;
  const line = `M${far - aside / 2} ${height / 2}L${width / 2} ${low + height / 2}H${far + width / 2}z`;
  return (
    <At {...place}>
      <path d={line} className="stroke-on-brand" strokeWidth={5} />
      <RecordHolder x={middle} y={0} size={size} name="Lender" />
      <RecordHolder x={0} y={low} size={size} name="Borrower" />
      <RecordHolder x={far} y={low} size={size} name="Lender" />
    </At>
  );
}

/* One party with its name: the dark copy of the record is what all have in common. */
function RecordHolder({ size, name, ...place }: SharedRecordProps & { readonly name: string }) {
  const { width, height, rx, edge, field, ...letters } = sizes[size];
  return (
    <At {...place}>
      <rect width={width} height={height} rx={rx} className="surface" />
      <Label x={width / 2} y={letters.name[1]} size={letters.name[0]} weight={700} anchor="middle">
        {name}
      </Label>
      <rect
        x={edge}
        y={field}
        width={width - 2 * edge}
        height={height - field - edge}
        rx={rx - 3}
        className="deep"
      />
      <Label
        x={width / 2}
        y={letters.record[1]}
        size={letters.record[0]}
        weight={700}
        tone="on-deep"
        anchor="middle"
      >
        {record}
      </Label>
    </At>
  );
}
