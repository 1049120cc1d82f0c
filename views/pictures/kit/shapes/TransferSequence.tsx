import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';
import { ReturnMark } from './ReturnMark.tsx';
import { Tick } from './Tick.tsx';

type Lines = readonly string[];

interface TransferSequenceProps extends Place {
  readonly name: string;
  readonly sent: string;
  /** How far below the moment of sending the money moves, and the words beside it. */
  readonly after: number;
  readonly moves: Lines;
  readonly back: Lines;
  /** It is back only on the next day: further down, and after a break in the dashes. */
  readonly nextDay?: boolean;
}

const rail = 33;
const beside = 58;
const line = 21;

/* Where it is sent, and where what is not credited is back on the same day and, below the break, on the next. */
const first = 90;
const sameDay = 256;
const dayBreak = 298;
const dayAfter = 342;

const words = (lines: Lines, y: number, tone: 'ink' | 'green-ink' | 'marigold-ink') =>
  lines.map((text, index) => (
    <Label key={text} x={beside} y={y + 6 + index * line} size={16} weight={700} tone={tone}>
      {text}
    </Label>
  ));

/** Where the dashes are broken, because what follows is on another day. */
const DayBreak = () => (
  <>
    <path
      d={`M${rail - 8} ${dayBreak}l16-6m0 6l-16 6`}
      className="stroke-marigold"
      strokeWidth={2}
    />
    <Label x={beside} y={dayBreak + 6} size={16} weight={600} tone="marigold-ink">
      Next day
    </Label>
  </>
);

/** One transfer by one mode from the top down, 200 × 400: sent, on its way, and back if it is not credited. */
export const TransferSequence = (props: TransferSequenceProps) => {
  const { name, sent, after, moves, back, nextDay, ...place } = props;
  const at = first + after;
  const last = nextDay ? dayAfter : sameDay;
  return (
    <At {...place}>
      <Label x={18} y={46} size={22} weight={800}>
        {name}
      </Label>
      <path
        d={`M${rail} ${at + 24}V${nextDay ? `${dayBreak - 12}M${rail} ${dayBreak + 12}V` : ''}${last - 20}`}
        className="stroke-marigold"
        strokeWidth={2}
        strokeDasharray="5 6"
      />
      {nextDay && <DayBreak />}
      <path d={`M${rail} ${first}V${at}`} className="stroke-green" strokeWidth={5} />
      <circle cx={rail} cy={first} r={8} className="brand" />
      <Tick x={rail} y={at} size={34} />
      <ReturnMark x={rail} y={last} radius={13} />
      {words([sent], first, 'ink')}
      {words(moves, at, 'green-ink')}
      {words(back, last, 'marigold-ink')}
    </At>
  );
};
