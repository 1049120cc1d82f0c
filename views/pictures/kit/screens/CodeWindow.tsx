import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

interface CodeWindowProps extends Place {
  readonly width: number;
  readonly title: string;
  readonly titleSize?: number;
  /** Lines of JSON, or of an HTTP request; indent with spaces. */
  readonly lines: readonly string[];
  readonly size?: number;
  readonly flat?: boolean;
  /** Its title stands beside the dots, where something lies over the right end. */
  readonly titleFirst?: true;
  /** The line with which an answer begins, below a rule. */
  readonly answerFrom?: number;
}

const token = /("[^"]*"(?=:))|("[^"]*")|(-?\d[\d.]*|true|null)|(false)|(\S+?(?=["\s]|$))/g;
/* What is false is not green, which means that all is well. */
const tones: readonly Colour[] = [
  'on-deep-muted',
  'code-string',
  'code-number',
  'marigold',
  'on-deep',
];

/** How far a line is from the next, in letters, and how much further where an answer begins. */
const pitch = 1.7;
const pause = 0.7;

/** A dark window with code, dark in both schemes; keys, texts and numbers have their colours. */
export function CodeWindow({
  width,
  title,
  titleSize = 13,
  lines,
  size = 15,
  flat = false,
  titleFirst,
  answerFrom,
  ...place
}: CodeWindowProps) {
  const gap = answerFrom ? size * pause : 0;
  const height = Math.round(72 + lines.length * size * pitch + gap);
  const dots = ['red', 'marigold', 'green'] as const;
  return (
    <Panel {...place} width={width} height={height} tone="night" flat={flat}>
      {dots.map((tone, index) => (
        <circle key={tone} cx={22 + index * 16} cy={24} r={4.5} className={tone} />
      ))}
      <Label
        x={titleFirst ? 76 : width - 20}
        y={24 + titleSize * 0.36}
        size={titleSize}
        tone="on-deep-muted"
        anchor={titleFirst ? 'start' : 'end'}
      >
        {title}
      </Label>
      <path d={`M1 47.5H${width - 1}`} className="stroke-on-deep" opacity={0.14} />
      {answerFrom && (
        <path
          d={`M20 ${60 + answerFrom * size * pitch + gap / 2}H${width - 20}`}
          className="stroke-on-deep"
          opacity={0.24}
        />
      )}
      {lines.flatMap((line, row) =>
        [...line.matchAll(token)].map((match) => (
          <Label
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            key={`${row} ${match.index}`}
            x={20 + match.index * size * 0.6}
            y={60 + (row + 0.75) * size * pitch + (row >= (answerFrom ?? 0) ? gap : 0)}
            size={size}
            tone={tones[match.slice(1).findIndex(Boolean)] ?? 'on-deep'}
            mono
          >
            {match[0]}
          </Label>
        )),
      )}
    </Panel>
  );
}
