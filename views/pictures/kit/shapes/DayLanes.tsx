import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

/** How a payment system moves money: in half-hourly batches, or one by one at any hour. */
export type LaneKind = 'batches' | 'always';

interface DayLanesProps extends Place {
  /** Of the day, from midnight to midnight. */
  readonly width: number;
  /** From lane to lane; the sky above the first is 48 high. */
  readonly step: number;
  readonly lanes: readonly LaneKind[];
  /** Of the lanes, written above each where there is no room beside them. */
  readonly names?: readonly string[];
  /** Of the letters below. */
  readonly size: number;
}

const head = 48;

/** A day with its nights, and on it when each system moves money. */
export function DayLanes({ width, step, lanes, names, size, ...place }: DayLanesProps) {
  const height = head + lanes.length * step;
  const hour = width / 24;
  return (
    <At {...place}>
      <rect width={width} height={height} rx={12} className="brand-soft" />
      <path d={`M${6 * hour} 0H${18 * hour}V${height}H${6 * hour}z`} className="marigold-soft" />
      <circle cx={12 * hour} cy={head / 2} r={12} className="marigold" />
      {[3, 21].map((at) => (
        <path
          key={at}
          d="M5-11a12 12 0 107 15 10 10 0 01-7-15z"
          transform={`translate(${at * hour} ${head / 2})`}
          className="brand-lift"
        />
      ))}
      {lanes.map((kind, index) => {
        const top = head + index * step;
        return (
          <g key={top}>
            {names && (
              <Label x={12} y={top + 10} size={size + 1} weight={800}>
                {names[index] ?? ''}
              </Label>
            )}
            <At x={0} y={top + (names ? 34 : step / 2 - 4)}>
              <Lane kind={kind} width={width} />
            </At>
          </g>
        );
      })}
      {[0, 6, 12, 18, 24].map((at) => (
        <g key={at}>
          <path d={`M${at * hour} ${height}v6`} className="stroke-faint" strokeWidth={2} />
          <Label
            x={at * hour}
            y={height + size * 1.5}
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

const batches = Array.from({ length: 48 }, (_, batch) => (batch + 0.5) / 48);

interface LaneProps {
  readonly kind: LaneKind;
  readonly width: number;
}

function Lane({ kind, width }: LaneProps) {
  if (kind === 'always')
    return <path d={`M14 0H${width - 14}`} className="stroke-green" strokeWidth={20} />;
  const ticks = batches.map((share) => `M${(share * width).toFixed(1)}-10V10`).join('');
  return <path d={ticks} className="stroke-brand" strokeWidth={width < 480 ? 3 : 6} />;
}

interface LaneKeyProps extends Place {
  readonly size: number;
  /** From the first sign to the second. */
  readonly step: number;
}

/** What the two kinds of lane stand for; y is the middle of the line. */
export const LaneKey = ({ size, step, ...place }: LaneKeyProps) => (
  <At {...place}>
    <path d="M0-8V8M10-8V8M20-8V8" className="stroke-brand" strokeWidth={5} />
    <Label x={38} y={size * 0.36} size={size}>
      Half-hourly batches
    </Label>
    <path d={`M${step} 0h20`} className="stroke-green" strokeWidth={16} />
    <Label x={step + 38} y={size * 0.36} size={size}>
      One by one
    </Label>
  </At>
);
