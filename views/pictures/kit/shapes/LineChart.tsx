import { At, type Place } from '../stage/At.tsx';

interface LineChartProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly values: readonly number[];
}

/** A line through the values over a fading area, with a dot at its end. */
export function LineChart({ width, height, values, ...place }: LineChartProps) {
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
