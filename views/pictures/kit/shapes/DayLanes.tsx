import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

/** How a payment system moves money: in half-hourly batches, one by one at any hour, or one by one. */
export type LaneKind = 'batches' | 'always' | 'single';

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
              <Lane kind={kind} width={width} late={index * 0.037} />
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

/* Where single payments are, in shares of a day. */
const moments = [0.04, 0.12, 0.17, 0.28, 0.33, 0.41, 0.46, 0.55, 0.63, 0.7, 0.79, 0.86, 0.95];

const batches = Array.from({ length: 48 }, (_, batch) => (batch + 0.5) / 48);

interface LaneProps {
  readonly kind: LaneKind;
  readonly width: number;
  /** How much later than in another lane its single payments are. */
  readonly late: number;
}

function Lane({ kind, width, late }: LaneProps) {
  if (kind === 'batches') {
    const ticks = batches.map((share) => `M${(share * width).toFixed(1)}-12V12`).join('');
    return <path d={ticks} className="stroke-brand" strokeWidth={Math.min(7, width / 96)} />;
  }
  const dots = moments
    .map((share) => `M${(((share + late) % 0.94) * width + 0.03 * width).toFixed(1)} 0h0`)
    .join('');
  return kind === 'always' ? (
    <>
      <path d={`M14 0H${width - 14}`} className="stroke-green" strokeWidth={24} />
      <path d={dots} className="stroke-on-brand" strokeWidth={8} />
    </>
  ) : (
    <path d={dots} className="stroke-green" strokeWidth={Math.min(16, width / 28)} />
  );
}
