import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

interface BarChartProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly values: readonly number[];
  /** Under the chart, one for each value. */
  readonly labels?: readonly string[];
  readonly chosen?: number | 'all';
}

/** Bars with one of them in the brand colour: the last, unless `chosen` names another or all. */
export function BarChart({
  width,
  height,
  values,
  labels,
  chosen = values.length - 1,
  ...place
}: BarChartProps) {
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
