import { PlanScene, PlanSeller, planRows } from '../../kit/records/planTree.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

/** The middle of each team, what it has sold in thousands, and how that is written. */
const teams = [
  [138, 80, '₹80,000'],
  [274, 48, '₹48,000'],
] as const;

/** What the columns stand on, how wide they are, and how high a thousand rupees of sales is. */
const column = { base: 257, width: 36, perThousand: 0.75 } as const;

const topOf = (sold: number): number => column.base - sold * column.perThousand;

/** What both teams have sold, and how high that is. */
const matched = 48;
const match = topOf(matched);

/** One seller with two teams: what both have sold counts, and the rest of the better team waits. */
export function MlmBinary() {
  return (
    <PlanScene
      top="Farida"
      names={['Level 1', 'Sales']}
      chart
      lines="M206 85v12M138 134v-29q0-8 8-8h120q8 0 8 8v29"
    >
      {teams.map(([x, sold, sum]) => (
        <g key={x}>
          <PlanSeller x={x} y={planRows.first} first />
          <Label x={x} y={topOf(sold) - 7} size={15} weight={700} anchor="middle">
            {sum}
          </Label>
          <path d={columnPath(x, match, column.base)} className="green" />
          {sold > matched && <path d={columnPath(x, topOf(sold), match)} className="marigold" />}
        </g>
      ))}
      <path d={`M104 ${column.base}H308`} className="stroke-muted" strokeWidth={2} />
      <path d={`M104 ${match}H308`} className="stroke-ink" strokeWidth={2} strokeDasharray="4 5" />
      <Label x={168} y={match - 8} size={14} weight={700} tone="marigold-ink">
        kept
      </Label>
      <Label x={168} y={match + 23} size={14} weight={700} tone="green-ink">
        matched
      </Label>
    </PlanScene>
  );
}

const columnPath = (x: number, top: number, foot: number): string =>
  `M${x - column.width / 2} ${foot}V${top}h${column.width}V${foot}z`;
