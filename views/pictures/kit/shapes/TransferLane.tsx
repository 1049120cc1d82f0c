import { At } from '../stage/At.tsx';
import { Label, textWidth } from './Label.tsx';
import { ReturnMark } from './ReturnMark.tsx';
import { Tick } from './Tick.tsx';

interface TransferLaneProps {
  /** The top of the lane. */
  readonly y: number;
  readonly name: string;
  readonly nameAt?: number;
  /** Of the words. */
  readonly size?: number;
  /** Where the lane begins and ends, and where its ticks are. */
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  readonly sent: number;
  /** When it moves, in words and on the scale. */
  readonly moves: readonly [words: string, x: number];
  /** What becomes of money that is not credited, in words, and where it is back. */
  readonly back: readonly [words: string, x: number];
  /** Where the dashes are broken, because what follows is not on the scale. */
  readonly gap?: number;
  /** The words about what is not credited stand below the dashes, which are otherwise broken for them. */
  readonly below?: boolean;
}

const height = 48;
const middle = height / 2;

/** Of the branch below the lane. */
const branch = height + 26;

/** One transfer by one mode: green to the tick where it moves, and a thin branch for what is not credited. */
export const TransferLane = (props: TransferLaneProps) => {
  const { y, name, nameAt = 44, size = 17, from, to, ticks, sent, moves, back, gap, below } = props;
  const [words, at] = moves;
  const [returned, end] = back;
  const done = { x: at - 20, width: textWidth(words, size) + 72 };
  /* None is cut by the green ground of the words. */
  const clear = ticks.filter((x) => x < done.x || x > done.x + done.width);
  const start = at + 36;
  const turned = `M${start} ${height + 4}V${branch - 8}q0 8 8 8h4`;
  const told = below ? '' : `M${start + 30 + textWidth(returned, size)} ${branch}`;
  const broken = gap ? `H${gap - 10}M${gap + 14} ${branch}` : '';
  return (
    <At x={0} y={y}>
      <Label x={nameAt} y={33} size={24} weight={800}>
        {name}
      </Label>
      <rect x={from} width={to - from} height={height} rx={middle} className="letter" />
      <path
        d={clear.map((x) => `M${x} 0v8m0 ${height - 16}v8`).join('')}
        className="stroke-faint"
        strokeWidth={1.5}
      />
      <rect {...done} y={4} height={40} rx={20} className="green-soft" />
      {at > sent && (
        <path d={`M${sent} ${middle}H${at}`} className="stroke-green" strokeWidth={6} />
      )}
      <circle cx={sent} cy={middle} r={7} className="brand" />
      <Tick x={at} y={middle} size={40} />
      <Label x={start - 4} y={30} size={size} weight={700} tone="green-ink">
        {words}
      </Label>
      <path
        d={`${turned}${told}${broken}H${end - 20}`}
        className="stroke-marigold"
        strokeWidth={2}
        strokeDasharray="5 6"
      />
      {gap && (
        <path
          d={`M${gap - 3} ${branch + 8}l6-16m6 0l-6 16`}
          className="stroke-marigold"
          strokeWidth={2}
        />
      )}
      <Label
        x={below ? start : start + 18}
        y={below ? branch + 30 : branch + 6}
        size={size}
        weight={600}
        tone="marigold-ink"
      >
        {returned}
      </Label>
      <ReturnMark x={end} y={branch} radius={15} />
    </At>
  );
};
