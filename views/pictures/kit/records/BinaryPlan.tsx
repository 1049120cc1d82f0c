import { Label } from '../shapes/Label.tsx';
import { type PlanShape, planMeasures, planTrunk } from './planMeasures.ts';
import { PlanScene, PlanSeller } from './planTree.tsx';

/** What each team is called, its middle, what it has sold in thousands, and how that is written. */
const teams = [
  { name: 'A', x: 122, sold: 80, sum: '₹80,000' },
  { name: 'B', x: 238, sold: 48, sum: '₹48,000' },
] as const;

/** What both teams have sold. */
const matched = 48;

/** Where the bars begin, and how long a thousand rupees of sales is. */
const bar = { x: 68, perThousand: 2.05 } as const;

/** How high a bar is, how far below the edge of the chart the first is, and from one to the next. */
const bars = {
  tall: { height: 26, first: 13, pitch: 43 },
  flat: { height: 19, first: 6, pitch: 27 },
} as const;

const endOf = (sold: number): number => bar.x + sold * bar.perThousand;

/** One seller with two teams: what both have sold counts, and the rest of the better team waits. */
export function BinaryPlan({ shape }: { readonly shape: PlanShape }) {
  const { bands, rows, sellers } = planMeasures[shape];
  const { height, first, pitch } = bars[shape];
  const top = bands.chart.y + first;
  return (
    <PlanScene
      shape={shape}
      top="Farida"
      names={['Level 1', 'Sales']}
      chart
      lines={planTrunk(shape, [122, 238])}
    >
      {teams.map(({ name, x, sold, sum }, index) => {
        const y = top + index * pitch;
        const line = y + height / 2 + 5.5;
        return (
          <g key={sum}>
            <PlanSeller shape={shape} x={x} row="first" />
            <Label x={x + sellers.first + 8.5} y={rows.first + 6} {...letter}>
              {name}
            </Label>
            <Label x={bar.x - 20} y={line + 0.5} {...letter}>
              {name}
            </Label>
            <path d={barPath(y, height, bar.x, endOf(matched))} className="green" />
            <Label {...within(line, bar.x, endOf(matched))}>matched</Label>
            {sold > matched && (
              <>
                <path d={barPath(y, height, endOf(matched), endOf(sold))} className="marigold" />
                <Label {...within(line, endOf(matched), endOf(sold))}>kept</Label>
              </>
            )}
            <Label x={endOf(sold) + 9} y={line} size={15} weight={700}>
              {sum}
            </Label>
          </g>
        );
      })}
      <path
        d={`M${endOf(matched)} ${top - first / 2}V${top + pitch + height + first / 2}`}
        className="stroke-ink"
        strokeWidth={2}
        strokeDasharray="4 5"
      />
    </PlanScene>
  );
}

const letter = { size: 17, weight: 800, tone: 'brand-ink' } as const;

const barPath = (y: number, height: number, from: number, to: number): string =>
  `M${from} ${y}H${to}v${height}H${from}z`;

/* Words in the middle of a part of a bar. */
const within = (y: number, from: number, to: number) =>
  ({
    x: (from + to) / 2,
    y: y - 0.5,
    size: 14,
    weight: 700,
    tone: from === bar.x ? 'surface' : 'deep',
    anchor: 'middle',
  }) as const;
