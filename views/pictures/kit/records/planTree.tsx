import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';

/** The size of a drawing of a compensation plan. */
export const planSize = { width: 360, height: 204 } as const;

/** Where the seller at the top is, and the middle of both rows below. */
export const planPlaces = { middle: 218, rows: [100, 166] } as const;

interface PlanRowsProps {
  /** What the two rows are called. */
  readonly names: readonly [string, string];
  /** The lines from the seller at the top, which start at 218,58. */
  readonly lines: string;
}

/** What all plans have in common: a band for each row, and the seller at the top, 44 across. */
export const PlanRows = ({ names, lines }: PlanRowsProps) => (
  <>
    {names.map((name, index) => (
      <g key={name} transform={`translate(14 ${(planPlaces.rows[index] ?? 0) - 29})`}>
        <rect width={332} height={58} rx={12} className="surface" />
        <Label x={14} y={34.5} size={16} weight={700} tone="brand-ink">
          {name}
        </Label>
      </g>
    ))}
    <path d={lines} className="stroke-brand" strokeWidth={2.5} />
    <circle cx={planPlaces.middle} cy={36} r={22} className="brand" />
    <Glyph name="user" x={planPlaces.middle - 13} y={23} size={26} tone="on-brand" />
  </>
);

interface PlanSellerProps {
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
}

/** A seller below the one at the top. */
export const PlanSeller = ({ x, y, radius = 13 }: PlanSellerProps) => (
  <circle cx={x} cy={y} r={radius} className="brand" />
);
