import { Label } from './Label.tsx';
import { ReturnMark } from './ReturnMark.tsx';
import { Tick } from './Tick.tsx';

type Lines = readonly string[];

interface TransferSequenceProps {
  /** The line from the top down. */
  readonly x: number;
  readonly name: string;
  readonly sent: readonly [words: string, y: number];
  /** When it moves, in words and on the scale. */
  readonly moves: readonly [words: Lines, y: number];
  /** When it is back if it is not credited. */
  readonly back: readonly [words: Lines, y: number];
  /** Where time is left out. */
  readonly breaks: readonly number[];
}

const beside = 22;
const size = 14;
const line = 19;

/** How much of a break is bare on either side. */
const bare = 9;

type Tone = 'ink' | 'green-ink' | 'marigold-ink';

const toned = (lines: Lines, tone: Tone) => lines.map((text) => ({ text, tone }));

/** Their middle is beside the mark that they explain. */
const words = (lines: ReturnType<typeof toned>, x: number, y: number) =>
  lines.map(({ text, tone }, index) => (
    <Label
      key={text}
      x={x + beside}
      y={y + 5 + (index - (lines.length - 1) / 2) * line}
      size={size}
      weight={700}
      tone={tone}
    >
      {text}
    </Label>
  ));

/** One transfer by one mode from the top down, on a scale that it shares: sent, on its way, and back if it is not credited. */
export const TransferSequence = ({ x, name, breaks, ...moments }: TransferSequenceProps) => {
  const [sent, first] = moments.sent;
  const [moves, at] = moments.moves;
  const [back, last] = moments.back;
  const crossed = breaks.filter((y) => y > at && y < last);
  const sentWords = toned([sent], 'ink');
  const movesWords = toned(moves, 'green-ink');
  return (
    <>
      <Label x={x - 12} y={42} size={21} weight={800}>
        {name}
      </Label>
      <path
        d={`M${x} ${at + 20}${crossed.map((y) => `V${y - bare}M${x} ${y + bare}`).join('')}V${last - 17}`}
        className="stroke-marigold"
        strokeWidth={2}
        strokeDasharray="5 5"
      />
      {at > first && (
        <>
          <path d={`M${x} ${first}V${at}`} className="stroke-green" strokeWidth={5} />
          <circle cx={x} cy={first} r={7} className="brand" />
          {words(sentWords, x, first)}
        </>
      )}
      <Tick x={x} y={at} size={30} />
      {words(at > first ? movesWords : [...sentWords, ...movesWords], x, at)}
      <ReturnMark x={x} y={last} radius={13} />
      {words(toned(back, 'marigold-ink'), x, last)}
    </>
  );
};
