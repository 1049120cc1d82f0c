import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';
import { ReturnMark } from './ReturnMark.tsx';
import { Tick } from './Tick.tsx';

type Lines = readonly string[];

interface TransferSequenceProps extends Place {
  readonly name: string;
  readonly sent: string;
  /** How far below the moment of sending the money moves; at that moment itself unless told. */
  readonly after?: number;
  readonly moves: Lines;
  readonly back: Lines;
  /** It is back only on the next day: further down, and after a break in the dashes. */
  readonly nextDay?: boolean;
}

const rail = 33;
const beside = 58;
const line = 21;

/* Where it is sent, and where what is not credited is back on the same day and, below the break, on the next. */
const first = 92;
const sameDay = 264;
const dayBreak = 235;
const dayAfter = 284;

type Tone = 'ink' | 'green-ink' | 'marigold-ink';

const toned = (lines: Lines, tone: Tone) => lines.map((text) => ({ text, tone }));

/** Their middle is beside the mark that they explain. */
const words = (lines: ReturnType<typeof toned>, y: number) =>
  lines.map(({ text, tone }, index) => (
    <Label
      key={text}
      x={beside}
      y={y + 6 + (index - (lines.length - 1) / 2) * line}
      size={16}
      weight={700}
      tone={tone}
    >
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

/** One transfer by one mode from the top down, 200 × 332: sent, on its way, and back if it is not credited. */
export const TransferSequence = (props: TransferSequenceProps) => {
  const { name, sent, after = 0, moves, back, nextDay, ...place } = props;
  const at = first + after;
  const last = nextDay ? dayAfter : sameDay;
  const sentWords = toned([sent], 'ink');
  const movesWords = toned(moves, 'green-ink');
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
      {after > 0 && (
        <>
          <path d={`M${rail} ${first}V${at}`} className="stroke-green" strokeWidth={5} />
          <circle cx={rail} cy={first} r={8} className="brand" />
          {words(sentWords, first)}
        </>
      )}
      <Tick x={rail} y={at} size={34} />
      {words(after > 0 ? movesWords : [...sentWords, ...movesWords], at)}
      <ReturnMark x={rail} y={last} radius={13} />
      {words(toned(back, 'marigold-ink'), last)}
    </At>
  );
};
