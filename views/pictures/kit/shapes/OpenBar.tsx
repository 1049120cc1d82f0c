import type { AmountPart } from '../screens/payoutModes.ts';
import type { AmountBarSize } from './AmountBar.tsx';
import { AmountWords } from './AmountWords.tsx';
import { Glyph } from './Glyph.tsx';
import { textWidth } from './Label.tsx';

interface OpenBarProps {
  readonly bar: AmountBarSize;
  readonly words: AmountPart['words'];
}

/* The stripes after the slanted edge, as parts of the height: how far each begins before the end, and how broad it is. */
const stripes = [
  [0.81, 0.24],
  [0.45, 0.16],
  [0.17, 0.08],
] as const;

/** How far a slanted edge leans, and where the first one meets the upper side, as parts of the height. */
const lean = 0.3;
const edge = 0.93;

/** A mode whose limit the bank sets: along the whole scale, and its edge is open, so that nobody reads an end. */
export function OpenBar({ bar, words }: OpenBarProps) {
  const { width, before, height, size } = bar;
  const round = height / 2;
  const slant = height * lean;
  const end = width - height * edge;
  const wordsEnd = end - slant - round * 0.2;
  const striped = stripes.map(([back, thick]) => {
    const left = width - back * height;
    return `M${left} 0h${thick * height}l${-slant} ${height}h${-thick * height}z`;
  });
  return (
    <>
      <path
        d={`M${round - before} ${height}a${round} ${round} 0 010 ${-height}H${end}l${-slant} ${height}z${striped.join('')}`}
        className="marigold-soft"
      />
      <Glyph
        name="bank"
        x={wordsEnd - textWidth(words[0], size) - size * 1.9}
        y={round - size * 0.75}
        size={size * 1.4}
        tone="marigold-ink"
        bold
      />
      <AmountWords bar={bar} x={wordsEnd} words={words} tone="marigold-ink" />
    </>
  );
}
