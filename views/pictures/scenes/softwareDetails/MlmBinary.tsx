import { PlanScene, PlanSeller, planRows } from '../../kit/records/planTree.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

/** The middle of each team, what it has sold in thousands, and how that is written. */
const teams = [
  [138, 80, '₹80,000'],
  [274, 48, '₹48,000'],
] as const;

/** Where the columns stand, how wide they are, and how high a thousand rupees of sales is. */
const column = { base: 256, width: 50, perThousand: 0.6875 } as const;

const topOf = (sold: number): number => column.base - sold * column.perThousand;

/** What both teams have sold. */
const match = topOf(48);

/* Each stem ends above the sum that stands on its column. */
const stems = teams.map(([x, sold]) => `M${x} 134V${topOf(sold) - 23}`).join('');

const lines = `M206 85v12M138 134v-29q0-8 8-8h120q8 0 8 8v29${stems}`;

/** One seller with two teams: what both have sold counts, and the rest of the better team waits. */
export function MlmBinary() {
  return (
    <PlanScene top="Farida" names={['Level 1', 'Sales']} lines={lines}>
      {teams.map(([x, sold, sum]) => (
        <g key={x}>
          <PlanSeller x={x} y={planRows.first} first />
          <Label x={x} y={topOf(sold) - 6} size={15} weight={700} anchor="middle">
            {sum}
          </Label>
          <path d={columnPath(x, topOf(sold))} className="marigold" />
          <path d={columnPath(x, match)} className="green" />
        </g>
      ))}
      <Label x={138} y={match - 7} size={14} weight={700} tone="deep" anchor="middle">
        kept
      </Label>
      <path d={`M96 ${column.base}H316`} className="stroke-faint" strokeWidth={2} />
      <path d={`M96 ${match}H316`} className="stroke-green-ink" strokeWidth={3} />
      <Label x={206} y={match + 22} size={14} weight={700} tone="green-ink" anchor="middle">
        matched
      </Label>
    </PlanScene>
  );
}

const columnPath = (x: number, top: number): string =>
  `M${x - column.width / 2} ${column.base}V${top}h${column.width}V${column.base}z`;
