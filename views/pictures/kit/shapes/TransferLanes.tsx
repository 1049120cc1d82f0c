import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

interface TransferLanesProps extends Place {
  /** Of the day, from midnight to midnight. */
  readonly width: number;
  /** From lane to lane. */
  readonly step: number;
  /** Written above the lanes where there is no room beside them. */
  readonly names?: readonly [imps: string, neft: string];
  /** Of the letters. */
  readonly size: number;
}

const sky = 52;
const batches = Array.from({ length: 48 }, (_, batch) => (batch + 0.5) / 48);

/** A day with its nights: IMPS is one lane without a gap, and NEFT has a mark for each batch. */
export function TransferLanes({ width, step, names, size, ...place }: TransferLanesProps) {
  const height = sky + 2 * step;
  const hour = width / 24;
  const middle = names ? step * 0.66 : step / 2;
  return (
    <At {...place}>
      <rect width={width} height={height} rx={12} className="brand-soft" />
      <path d={`M${6 * hour} 0H${18 * hour}V${height}H${6 * hour}z`} className="marigold-soft" />
      <circle cx={12 * hour} cy={30} r={12} className="marigold" />
      {[3, 21].map((at) => (
        <path
          key={at}
          d="M5-11a12 12 0 107 15 10 10 0 01-7-15z"
          transform={`translate(${at * hour} 30)`}
          className="brand-lift"
        />
      ))}
      {names?.map((name, index) => (
        <Label key={name} x={14} y={sky + index * step + step * 0.3} size={size} weight={700}>
          {name}
        </Label>
      ))}
      <path d={`M26 ${sky + middle}H${width - 26}`} className="stroke-green" strokeWidth={24} />
      <path
        d={batches
          .map((share) => `M${(share * width).toFixed(1)} ${sky + step + middle - 11}v22`)
          .join('')}
        className="stroke-brand"
        strokeWidth={Math.min(6, width / 100)}
      />
      {[0, 6, 12, 18, 24].map((at) => (
        <g key={at}>
          <path d={`M${at * hour} ${height}v6`} className="stroke-faint" strokeWidth={2} />
          <Label
            x={at * hour}
            y={height + 12 + size}
            size={size}
            tone="muted"
            anchor={at === 0 ? 'start' : at === 24 ? 'end' : 'middle'}
          >
            {`${at}:00`}
          </Label>
        </g>
      ))}
    </At>
  );
}
