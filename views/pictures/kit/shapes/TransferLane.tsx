import { At } from '../stage/At.tsx';
import { DayTrack } from './DayTrack.tsx';
import { Label, textWidth } from './Label.tsx';
import { ReturnMark } from './ReturnMark.tsx';
import { Tick } from './Tick.tsx';

type Lines = readonly string[];

interface TransferLaneProps {
  /** The top of the lane, and its height. */
  readonly y: number;
  readonly height: number;
  readonly name: string;
  readonly nameAt: number;
  /** Of the words. */
  readonly size: number;
  /** Where the lane begins and ends, where its ticks are, and where time is left out. */
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  readonly breaks: readonly number[];
  /** Where its two ways lie below its top: of what moves, and of what is not credited. */
  readonly way: number;
  readonly branch: number;
  readonly sent: number;
  /** When it moves, in words and on the scale. */
  readonly moves: readonly [words: Lines, x: number];
  /** What becomes of money that is not credited, in words, and where it is back. */
  readonly back: readonly [words: Lines, x: number];
  /** The words about what is not credited stand below their mark instead of beside it. */
  readonly below?: boolean;
}

/** How far the branch swings out until it is level. */
const swing = 46;

/** How much of a break is bare on either side. */
const bare = 14;

/** Of its lines, the baselines around a middle. */
const baselines = (lines: Lines, size: number): readonly (readonly [string, number])[] =>
  lines.map((line, index) => [line, (index - (lines.length - 1) / 2) * size * 1.2 + size * 0.35]);

/** One transfer by one mode: green to the tick where it moves, and from there a thin branch for what is not credited. */
export const TransferLane = (props: TransferLaneProps) => {
  const { y, name, nameAt, size, way, branch, sent, moves, back, below } = props;
  const [words, at] = moves;
  const [returned, end] = back;
  const wide = Math.max(...words.map((line) => textWidth(line, size)));
  const tall = size * (1.2 * words.length + 0.4);
  const crossed = props.breaks.filter((x) => x > at && x < end);
  return (
    <At x={0} y={y}>
      <DayTrack {...props} y={0} short={below ? [end, branch] : undefined} />
      <Label x={nameAt} y={way + 8} size={size * 1.4} weight={800}>
        {name}
      </Label>
      <path
        d={`M${at} ${way}C${at + 4} ${branch - 10} ${at + 16} ${branch} ${at + swing} ${branch}${crossed.map((x) => `H${x - bare}M${x + bare} ${branch}`).join('')}H${end - 18}`}
        className="stroke-marigold"
        strokeWidth={2.5}
        strokeDasharray="6 6"
      />
      {/* As plain as the track, so that no line of the scale runs through the words. */}
      <path
        d={`M${at + 24} ${way - tall / 2}h${wide + 14}v${tall}h${-wide - 14}z`}
        className="letter"
      />
      {at > sent && <path d={`M${sent} ${way}H${at}`} className="stroke-green" strokeWidth={6} />}
      <circle cx={sent} cy={way} r={8} className="brand" />
      <Tick x={at} y={way} size={40} />
      {baselines(words, size).map(([line, down]) => (
        <Label key={line} x={at + 28} y={way + down} size={size} weight={700} tone="green-ink">
          {line}
        </Label>
      ))}
      <ReturnMark x={end} y={branch} radius={16} />
      {baselines(returned, size).map(([line, down]) => (
        <Label
          key={line}
          x={below ? end : end + 26}
          y={branch + down + (below ? 20 + size * 1.1 : 0)}
          size={size}
          weight={600}
          tone="marigold-ink"
          anchor={below ? 'middle' : 'start'}
        >
          {line}
        </Label>
      ))}
    </At>
  );
};
