import { At, type Place } from '../stage/At.tsx';
import { HourScale } from './HourScale.tsx';
import { TransferMoment } from './TransferMoment.tsx';

interface TransferLanesProps extends Place {
  /** Of three hours from noon. */
  readonly width: number;
  /** Where the next day is, right of them. */
  readonly tomorrow: number;
  /** Where both lanes end. */
  readonly end: number;
  /** Where the words under the first lane begin: no line from a time crosses them. */
  readonly clear: number;
  /** Where each lane begins, and how high it is; the scale stands above the first. */
  readonly lanes: readonly [imps: number, neft: number];
  readonly height: number;
  /** Of the letters. */
  readonly size: number;
  /** How many minutes from one time on the scale to the next. */
  readonly every: 30 | 60;
  /** Where the word beside a mark ends, if it stands in the lane. */
  readonly words?: readonly [imps: number, neft: number];
}

/** Half an hour from one to the next. */
const batches = [0, 30, 60, 90, 120, 150, 180];

/** When it is sent, when its batch moves, and until when a bank returns what it cannot credit; in minutes after noon. */
const sent = 8;
const batch = 30;
const back = 150;

const clock = (minutes: number): string =>
  `${12 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** One transfer by both modes: IMPS moves it in the minute in which it is sent, NEFT with the next batch; what is not credited returns along the dashes. */
export function TransferLanes(props: TransferLanesProps) {
  const { width, tomorrow, lanes, height, size, every, end, clear, words, ...place } = props;
  const at = (minutes: number): number => (minutes / 180) * width;
  const radius = height / 2;
  const disc = radius - 4;
  const [imps, neft] = [lanes[0] + radius, lanes[1] + radius];
  const [afterImps, afterNeft] = words ?? [at(sent) + disc, at(batch) + disc];
  const times = batches.filter((minutes) => minutes % every === 0);
  const hours = times.map((minutes) => [at(minutes), clock(minutes)] as const);
  const scale = [...hours, [tomorrow, 'Next day'] as const];
  const gap = (width + tomorrow) / 2 - 5;
  const [top, low] = [lanes[0] - 8, lanes[1] + height];
  const ruleAt = (x: number): string =>
    x < clear ? `M${x} ${top}V${low}` : `M${x} ${top}V${lanes[0] + height}M${x} ${lanes[1]}V${low}`;
  return (
    <At {...place}>
      {lanes.map((lane) => (
        <rect
          key={lane}
          x={-radius}
          y={lane}
          width={end + radius}
          height={height}
          rx={radius}
          className="letter"
        />
      ))}
      <path
        d={scale.map(([x]) => ruleAt(x)).join('')}
        className="stroke-faint"
        strokeWidth={1.5}
        opacity={0.5}
      />
      {/* Nor does a line cross the words in a lane. */}
      {words && (
        <path
          d={`M${at(sent)} ${lanes[0]}H${words[0] + 4}v${height}H${at(sent)}zM${at(batch)} ${lanes[1]}H${words[1] + 4}v${height}H${at(batch)}z`}
          className="letter"
        />
      )}
      {/* It stops short of the disc, so that the last dot does not touch it; a short wait is a line. */}
      <path
        d={`M${at(sent)} ${neft}H${at(batch) - disc - (words ? 11 : 4)}`}
        className="stroke-brand-lift"
        strokeWidth={4}
        strokeDasharray={words && `0 ${height / 5}`}
      />
      <path
        d={`M${afterImps + 10} ${imps}H${tomorrow - disc - 8}M${afterNeft + 10} ${neft}H${at(back) - disc - 6}`}
        className="stroke-marigold"
        strokeWidth={2.5}
        strokeDasharray="7 8"
      />
      {/* The next day is not on the scale: both lanes are broken before it. */}
      {[imps, neft].map((y) => (
        <g key={y}>
          <path
            d={`M${gap - 3} ${y + radius + 1}l8-${height + 2}h8l-8 ${height + 2}z`}
            className="ground"
          />
          <path
            d={`M${gap - 3} ${y + radius}l8-${height}m8 0l-8 ${height}`}
            className="stroke-faint"
            strokeWidth={1.5}
          />
        </g>
      ))}
      <circle cx={at(sent)} cy={neft} r={height / 12} className="brand-lift" />
      <TransferMoment x={at(sent)} y={imps} radius={disc} tone="green" />
      <TransferMoment x={at(batch)} y={neft} radius={disc} tone="brand" />
      <TransferMoment x={tomorrow} y={imps} radius={disc} tone="marigold" />
      <TransferMoment x={at(back)} y={neft} radius={disc} tone="marigold" />
      <HourScale times={scale} y={lanes[0] - 16} size={size} />
    </At>
  );
}
