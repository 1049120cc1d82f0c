import { At, type Place } from '../stage/At.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';

interface TransferLanesProps extends Place {
  /** Of three hours from noon. */
  readonly width: number;
  /** Where each lane begins, and how high it is. */
  readonly lanes: readonly [imps: number, neft: number];
  readonly height: number;
  /** Of the letters. */
  readonly size: number;
  /** How many minutes from one time on the scale to the next. */
  readonly every: 30 | 60;
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
  readonly glyph: 'send' | 'refresh';
}

/** Something that happens on a lane; x and y are its middle. */
const Moment = ({ radius, tone, glyph, ...place }: MomentProps) => (
  <At {...place}>
    <circle r={radius} className={tone} />
    <Glyph
      name={glyph}
      x={-0.55 * radius}
      y={-0.55 * radius}
      size={1.1 * radius}
      tone={tone === 'green' ? 'surface' : 'on-brand'}
    />
  </At>
);

/** One transfer by both modes: IMPS moves it in the minute in which it is sent, NEFT with the next batch. */
export function TransferLanes({ width, lanes, height, size, every, ...place }: TransferLanesProps) {
  const [imps, neft] = lanes;
  const at = (minutes: number): number => (minutes / 180) * width;
  const radius = height / 2;
  const disc = radius - 4;
  const middle = (lane: number): number => lane + radius;
  const foot = neft + height;
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
      {batches.map((minutes) => (
        <circle key={minutes} cx={at(minutes)} cy={middle(neft)} r={5} className="brand-lift" />
      ))}
      <rect
        x={at(sent)}
        y={imps + 8}
        width={width + radius - 8 - at(sent)}
        height={height - 16}
        rx={radius - 8}
        className="green-soft"
      />
      {/* It goes on after the last time of the scale. */}
      <path
        d={`M${width + radius - 24} ${middle(imps) - 8}l8 8-8 8`}
        className="stroke-green"
        strokeWidth={3}
      />
      <path
        d={`M${at(batch)} ${middle(neft)}H${at(back)}`}
        className="stroke-brand-soft"
        strokeWidth={height - 16}
      />
      <path
        d={`M${at(sent)} ${middle(neft)}H${at(batch)}`}
        className="stroke-brand-lift"
        strokeWidth={4}
        strokeDasharray="1 9"
      />
      <Moment x={at(sent)} y={middle(imps)} radius={disc} tone="green" glyph="send" />
      <Moment x={at(batch)} y={middle(neft)} radius={disc} tone="brand" glyph="send" />
      <Moment x={at(back)} y={middle(neft)} radius={disc} tone="marigold" glyph="refresh" />
      {batches
        .filter((minutes) => minutes % every === 0)
        .map((minutes) => (
          <Label
            key={minutes}
            x={at(minutes)}
            y={foot + 12 + size}
            size={size}
            tone="muted"
            anchor="middle"
          >
            {clock(minutes)}
          </Label>
        ))}
    </At>
  );
}
