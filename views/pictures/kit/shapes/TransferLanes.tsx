import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Glyph } from './Glyph.tsx';
import { HourScale } from './HourScale.tsx';

interface TransferLanesProps extends Place {
  /** Of three hours from noon. */
  readonly width: number;
  /** Where the next day is, right of them. */
  readonly tomorrow: number;
  /** Where each lane begins, and how high it is; the scale stands above the first. */
  readonly lanes: readonly [imps: number, neft: number];
  readonly height: number;
  /** Of the letters. */
  readonly size: number;
  /** How many minutes from one time on the scale to the next. */
  readonly every: 30 | 60;
  /** The times stand above the second lane too, where words lie between it and the first. */
  readonly repeats?: true;
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

interface MomentProps extends Place {
  readonly radius: number;
  readonly tone: 'green' | 'brand' | 'marigold';
}

/** Something that happens on a lane, a move or a return; x and y are its middle. */
const Moment = ({ radius, tone, ...place }: MomentProps) => {
  const mark: Colour = tone === 'marigold' ? 'deep' : tone === 'green' ? 'surface' : 'on-brand';
  return (
    <At {...place}>
      <circle r={radius} className={tone} />
      <Glyph
        name={tone === 'marigold' ? 'refresh' : 'send'}
        x={-0.55 * radius}
        y={-0.55 * radius}
        size={1.1 * radius}
        tone={mark}
      />
    </At>
  );
};

/** One transfer by both modes: IMPS moves it in the minute in which it is sent, NEFT with the next batch; what is not credited returns along the dashes. */
export function TransferLanes(props: TransferLanesProps) {
  const { width, tomorrow, lanes, height, size, every, repeats, words, ...place } = props;
  const at = (minutes: number): number => (minutes / 180) * width;
  const radius = height / 2;
  const disc = radius - 4;
  const [imps, neft] = [lanes[0] + radius, lanes[1] + radius];
  const [afterImps, afterNeft] = words ?? [at(sent) + disc, at(batch) + disc];
  const times = batches.filter((minutes) => minutes % every === 0);
  const hours = times.map((minutes) => [at(minutes), clock(minutes)] as const);
  const scale = [...hours, [tomorrow, 'Next day'] as const];
  return (
    <At {...place}>
      {lanes.map((lane) => (
        <rect
          key={lane}
          x={-radius}
          y={lane}
          width={width + 2 * radius}
          height={height}
          rx={radius}
          className="surface-2"
        />
      ))}
      {/* The next day is not on the scale: its part of the lane stands alone. */}
      <rect
        x={tomorrow - radius - 4}
        y={lanes[0]}
        width={height + 8}
        height={height}
        rx={radius}
        className="marigold-soft"
      />
      <path
        d={batches.map((minutes) => `M${at(minutes)} ${neft + radius - 8}v8`).join('')}
        className="stroke-faint"
        strokeWidth={1.5}
      />
      {/* It stops short of the disc, so that the last dot does not touch it. */}
      <path
        d={`M${at(sent)} ${neft}H${at(batch) - disc - 11}`}
        className="stroke-brand-lift"
        strokeWidth={4}
        strokeDasharray={`0 ${height / 5}`}
      />
      <path
        d={`M${afterImps + 10} ${imps}H${tomorrow - disc - 8}M${afterNeft + 10} ${neft}H${at(back) - disc - 6}`}
        className="stroke-marigold"
        strokeWidth={2.5}
        strokeDasharray="7 8"
      />
      <circle cx={at(sent)} cy={neft} r={height / 12} className="brand-lift" />
      <Moment x={at(sent)} y={imps} radius={disc} tone="green" />
      <Moment x={at(batch)} y={neft} radius={disc} tone="brand" />
      <Moment x={tomorrow} y={imps} radius={disc} tone="marigold" />
      <Moment x={at(back)} y={neft} radius={disc} tone="marigold" />
      <HourScale times={scale} y={lanes[0] - 16} size={size} />
      {repeats && <HourScale times={hours} y={lanes[1] - 16} size={size} />}
    </At>
  );
}
