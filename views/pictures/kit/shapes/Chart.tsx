import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

interface ChartProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly values: readonly number[];
  /** Under the chart, one for each value. */
  readonly labels?: readonly string[];
}

/** Bars with one of them in the brand colour: the last, unless `chosen` names another or all. */
export function BarChart({
  width,
  height,
  values,
  labels,
  chosen = values.length - 1,
  ...place
}: ChartProps & { readonly chosen?: number | 'all' }) {
  const step = width / values.length;
  const bar = Math.min(32, Math.round(step * 0.62));
  const top = Math.max(...values);
  return (
    <At {...place}>
      <path
        d={`M0 .5H${width}M0 ${height / 2}H${width}`}
        className="stroke-line"
        strokeDasharray="2 6"
      />
      {values.map((value, index) => {
        const x = step * (index + 0.5);
        const tall = Math.round((value / top) * height);
        const key = `${index} ${value}`;
        const isChosen = chosen === 'all' || index === chosen;
        return (
          <g key={key}>
            <rect
              x={x - bar / 2}
              y={height - tall}
              width={bar}
              height={tall}
              rx={Math.min(8, bar / 4)}
              className={isChosen ? 'brand' : 'brand-soft'}
            />
            {labels?.[index] && (
              <Label
                x={x}
                y={height + 22}
                size={13}
                tone={isChosen ? 'ink' : 'muted'}
                anchor="middle"
              >
                {labels[index]}
              </Label>
            )}
          </g>
        );
      })}
    </At>
  );
}

/** A line through the values over a fading area, with a dot at its end. */
export function LineChart({ width, height, values, ...place }: ChartProps) {
  const top = Math.max(...values);
  const step = width / (values.length - 1);
  const points = values.map(
    (value, index) => [Math.round(index * step), Math.round(height * (1 - value / top))] as const,
  );
  const line = points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = Math.round((before[0] + x) / 2);
      return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
  const end = points.at(-1) ?? [0, 0];
  return (
    <At {...place}>
      <path
        d={`M0 .5H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`}
        className="stroke-line"
        strokeDasharray="2 6"
      />
      <path d={`${line}V${height}H0z`} fill="url(#fade)" />
      <path d={line} className="stroke-brand" strokeWidth={3} />
      <circle cx={end[0]} cy={end[1]} r={9} className="surface" />
      <circle cx={end[0]} cy={end[1]} r={6} className="brand" />
    </At>
  );
}
