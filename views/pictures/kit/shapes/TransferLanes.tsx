import { At, type Place } from '../stage/At.tsx';
import { HourScale } from './HourScale.tsx';
import { LaneBreak } from './LaneBreak.tsx';
import { SendingFlag } from './SendingFlag.tsx';
import { TransferMoment } from './TransferMoment.tsx';

interface TransferLanesProps extends Place {
  /** From noon to the last time. */
  readonly width: number;
  /** The last time on the scale, in minutes after noon. */
  readonly until: 150 | 180;
  /** Where the next day is, right of them. */
  readonly tomorrow: number;
  /** Where both lanes end. */
  readonly end: number;
  /** Where each lane begins, and how high it is; the scale stands above the first. */
  readonly lanes: readonly [imps: number, neft: number];
  readonly height: number;
  /** Of the letters. */
  readonly size: number;
  /** Only whole hours after noon are on the scale, and what happens by NEFT has its time at its own mark. */
  readonly hourly?: boolean;
  /** How far before noon the lanes begin; by half their height unless told. */
  readonly lead?: number;
  /** What is written on the flag at the moment of sending, how wide it is, and how far above the first lane its foot is. */
  readonly flag: readonly [words: string, width: number, above: number];
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
  const { width, until, tomorrow, lanes, height, size, end, words, flag, hourly, ...rest } = props;
  const { lead = height / 2, ...place } = rest;
  const at = (minutes: number): number => (minutes / until) * width;
  const radius = height / 2;
  /* Smaller where the wait for a batch is short, so that it is seen. */
  const disc = radius - (words ? 4 : 7);
  const [imps, neft] = [lanes[0] + radius, lanes[1] + radius];
  const [afterImps, afterNeft] = words ?? [at(sent) + disc, at(batch) + disc];
  /* Where the hours are short, noon is under what moves at 12:08. */
  const ticks = batches.filter(
    (minutes) => minutes <= until && (!hourly || (minutes > 0 && minutes % 60 === 0)),
  );
  const scale = [
    ...ticks.map((minutes) => [at(minutes), clock(minutes)] as const),
    [tomorrow, 'Next day'] as const,
  ];
  const gap = (width + tomorrow) / 2 - 5;
  return (
    <At {...place}>
      {lanes.map((lane) => (
        <g key={lane}>
          <rect
            x={-lead}
            y={lane}
            width={end + lead}
            height={height}
            rx={radius}
            className="letter"
          />
          {/* Short, so that no word and no line in the lane is crossed. */}
          <path
            d={[...ticks.map(at), tomorrow]
              .map((x) => `M${x} ${lane}v${height / 6}m0 ${height / 1.5}v${height / 6}`)
              .join('')}
            className="stroke-faint"
            strokeWidth={1.5}
          />
        </g>
      ))}
      <path
        d={`M${at(sent)} ${neft}H${at(batch) - disc - (words ? 11 : 6)}`}
        className="stroke-brand-lift"
        strokeWidth={words ? 4 : 3}
        strokeDasharray={`0 ${height / 6}`}
      />
      <path
        d={`M${afterImps + 10} ${imps}H${words ? tomorrow - disc - 8 : gap - 9}M${afterNeft + 10} ${neft}H${at(back) - disc - 6}`}
        className="stroke-marigold"
        strokeWidth={2.5}
        strokeDasharray="7 8"
      />
      {/* The next day is not on the scale: both lanes are broken before it. */}
      {[imps, neft].map((y) => (
        <LaneBreak key={y} x={gap} y={y} radius={radius} />
      ))}
      <SendingFlag
        x={at(sent)}
        y={lanes[0] - flag[2]}
        down={neft - lanes[0] + flag[2]}
        words={flag[0]}
        width={flag[1]}
      />
      <circle cx={at(sent)} cy={neft} r={height / 12} className="brand-lift" />
      <TransferMoment x={at(sent)} y={imps} radius={disc} tone="green" />
      <TransferMoment x={at(batch)} y={neft} radius={disc} tone="brand" />
      <TransferMoment x={tomorrow} y={imps} radius={disc} tone="marigold" />
      <TransferMoment x={at(back)} y={neft} radius={disc} tone="marigold" />
      <HourScale times={scale} marked={[clock(back), 'Next day']} y={lanes[0] - 13} size={size} />
      {hourly && (
        <HourScale
          times={[batch, back].map((minutes) => [at(minutes), clock(minutes)] as const)}
          marked={[clock(back)]}
          y={lanes[1] - 13}
          size={size}
        />
      )}
    </At>
  );
}
