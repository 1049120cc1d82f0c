import type { Colour } from '../../palette.ts';
import { type AmountPart, alongScale } from '../screens/payoutModes.ts';
import { AmountWords } from './AmountWords.tsx';
import { Glyph } from './Glyph.tsx';
import { OpenBar } from './OpenBar.tsx';

export interface AmountBarSize {
  /** Of the scale, and how far a bar begins before it. */
  readonly width: number;
  readonly before: number;
  readonly height: number;
  /** Of the words. */
  readonly size: number;
  /** An amount stands below its holder. */
  readonly stacked?: boolean;
}

/** What reads on each bar. */
const wordsOn = {
  sheen: 'on-brand',
  green: 'surface',
  'green-soft': 'green-ink',
  'marigold-soft': 'marigold-ink',
} as const satisfies Record<AmountPart['look'], Colour>;

/** The left end of a bar, round; and a right one that points on. */
const leftEnd = (left: number, round: number): string =>
  `M${left + round} ${2 * round}a${round} ${round} 0 010 ${-2 * round}`;
const point = (right: number, round: number): string => {
  const [back, corner, side] = [round * 0.45, round * 0.25, round * 0.6];
  return [
    `H${right - round}q${corner} 0 ${back} ${corner}`,
    `l${round * 0.48} ${side}q${round * 0.12} ${round * 0.15} 0 ${round * 0.3}`,
    `l${-round * 0.48} ${side}q${corner - back} ${corner} ${-back} ${corner}z`,
  ].join('');
};

/** One part of a lane with its words: round where it ends, with a point where it has no end and the words before it, and open where the bank sets the limit. */
export function AmountBar({ part, ...bar }: AmountBarSize & { readonly part: AmountPart }) {
  const { width, before, height, size } = bar;
  const { from, to, look, words } = part;
  const round = height / 2;
  const tone = wordsOn[look];
  if (to) {
    const right = alongScale(to) * width;
    return (
      <>
        <path
          d={`${leftEnd(-before, round)}H${right - round}a${round} ${round} 0 010 ${height}z`}
          {...(look === 'sheen' ? { fill: 'url(#sheen)' } : { className: look })}
        />
        <AmountWords bar={bar} x={right - round * 0.56} words={words} tone={tone} />
      </>
    );
  }
  if (!from) return <OpenBar bar={bar} words={words} />;
  const left = alongScale(from) * width;
  return (
    <>
      <path d={`${leftEnd(left, round)}${point(width, round)}`} fill="url(#sheen)" />
      <AmountWords bar={bar} x={left - size * 0.9} words={words} tone="ink" ground="surface-2" />
      <Glyph
        name="arrow-right"
        x={width - round - size * 1.6}
        y={round - size * 0.8}
        size={size * 1.6}
        tone={tone}
        bold
      />
    </>
  );
}
