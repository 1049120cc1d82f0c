import { PlanScene, PlanSeller, planRows } from '../../kit/records/planTree.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

/** The middle of each team, what it has sold in thousands, and how that is written. */
const teams = [
  [122, 80, '₹80,000'],
  [238, 48, '₹48,000'],
] as const;

/** What the columns hang from, how wide they are, and how long a thousand rupees of sales is. */
const column = { from: 162, width: 36, perThousand: 0.96 } as const;

const footOf = (sold: number): number => column.from + sold * column.perThousand;

/** What both teams have sold, and where that ends. */
const matched = 48;
const match = footOf(matched);

/** One seller with two teams: what both have sold counts, and the rest of the better team waits. */
export function MlmBinary() {
  return (
    <PlanScene
      top="Farida"
      names={['Level 1', 'Sales']}
      chart
      lines="M180 85v12M122 134v-29q0-8 8-8h100q8 0 8 8v29"
    >
      {teams.map(([x, sold, sum]) => (
        <g key={x}>
          <PlanSeller x={x} y={planRows.first} first />
          <path d={columnPath(x, column.from, match)} className="green" />
          {sold > matched && <path d={columnPath(x, match, footOf(sold))} className="marigold" />}
          <Label x={x} y={footOf(sold) + 18} size={15} weight={700} anchor="middle">
            {sum}
          </Label>
        </g>
      ))}
      <path d={`M88 ${column.from}H272`} className="stroke-muted" strokeWidth={2} />
      <path d={`M88 ${match}H220`} className="stroke-ink" strokeWidth={2} strokeDasharray="4 5" />
      <Label x={180} y={match - 18} size={14} weight={700} tone="green-ink" anchor="middle">
        matched
      </Label>
      <Label x={150} y={match + 22} size={14} weight={700} tone="marigold-ink">
        kept
      </Label>
    </PlanScene>
  );
}

const columnPath = (x: number, top: number, foot: number): string =>
  `M${x - column.width / 2} ${foot}V${top}h${column.width}V${foot}z`;
