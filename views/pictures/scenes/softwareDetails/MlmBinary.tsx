import { PlanScene, PlanSeller, planRows } from '../../kit/records/planTree.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

/** What each team is called, its middle, what it has sold in thousands, how that is written, and where its bar begins. */
const teams = [
  { name: 'A', x: 122, sold: 80, sum: '₹80,000', y: 184 },
  { name: 'B', x: 238, sold: 48, sum: '₹48,000', y: 227 },
] as const;

/** What both teams have sold. */
const matched = 48;

/** Where the bars begin, how high they are, and how long a thousand rupees of sales is. */
const bar = { x: 68, height: 26, perThousand: 2.05 } as const;

const endOf = (sold: number): number => bar.x + sold * bar.perThousand;

/** One seller with two teams: what both have sold counts, and the rest of the better team waits. */
export const MlmBinary = () => (
  <PlanScene
    top="Farida"
    names={['Level 1', 'Sales']}
    chart
    lines="M180 85v12M122 134v-29q0-8 8-8h100q8 0 8 8v29"
  >
    {teams.map(({ name, x, y, sold, sum }) => (
      <g key={sum}>
        <PlanSeller x={x} y={planRows.first} first />
        <Label x={x + 26} y={planRows.first + 6} {...letter}>
          {name}
        </Label>
        <Label x={bar.x - 20} y={y + 19} {...letter}>
          {name}
        </Label>
        <path d={barPath(y, bar.x, endOf(matched))} className="green" />
        <Label {...within(y, bar.x, endOf(matched))}>matched</Label>
        {sold > matched && (
          <>
            <path d={barPath(y, endOf(matched), endOf(sold))} className="marigold" />
            <Label {...within(y, endOf(matched), endOf(sold))}>kept</Label>
          </>
        )}
        <Label x={endOf(sold) + 9} y={y + 18.5} size={15} weight={700}>
          {sum}
        </Label>
      </g>
    ))}
    <path
      d={`M${endOf(matched)} 177V260`}
      className="stroke-ink"
      strokeWidth={2}
      strokeDasharray="4 5"
    />
  </PlanScene>
);

const letter = { size: 17, weight: 800, tone: 'brand-ink' } as const;

const barPath = (y: number, from: number, to: number): string =>
  `M${from} ${y}H${to}v${bar.height}H${from}z`;

/* Words in the middle of a part of a bar. */
const within = (y: number, from: number, to: number) =>
  ({
    x: (from + to) / 2,
    y: y + 18,
    size: 14,
    weight: 700,
    tone: from === bar.x ? 'surface' : 'deep',
    anchor: 'middle',
  }) as const;
