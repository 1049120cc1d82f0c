import { useId } from 'react';
import type { AmountPart } from '../screens/payoutModes.ts';
import { AmountWords } from './AmountWords.tsx';
import type { AmountBarSize } from './amountBarSize.ts';
import { Glyph } from './Glyph.tsx';
import { textWidth } from './Label.tsx';

interface OpenBarProps {
  readonly bar: AmountBarSize;
  readonly words: AmountPart['words'];
}

/** A mode whose limit the bank sets: an outline along the whole scale, nearly empty and without an end, so that nobody reads an amount off it. */
export function OpenBar({ bar, words }: OpenBarProps) {
  const id = useId();
  const { width, before, height, size } = bar;
  const round = height / 2;
  const wordsEnd = width - height * 1.1;
  /* From here on its sides are dashed, in whole dashes: the last 30% of the scale, so that it does not look like the longest bar. On a slim bar too, a dash and its gap are at least 10 long. */
  const dash = Math.max(height * 0.3, 10);
  const loose = width - Math.round((width * 0.3) / dash) * dash;
  const start = `${round - before} ${height - 1}a${round - 1} ${round - 1} 0 010 ${2 - height}`;
  return (
    <>
      <linearGradient id={id}>
        <stop offset="0.5" className="stop-marigold-soft" stopOpacity={0.45} />
        <stop offset="1" className="stop-marigold-soft" stopOpacity={0} />
      </linearGradient>
      <path d={`M${start}H${width}v${height - 2}z`} className="surface" />
      <path d={`M${start}H${width}v${height - 2}z`} fill={`url(#${id})`} />
      <path
        d={`M${loose} ${height - 1}L${start}H${loose}`}
        className="stroke-marigold"
        strokeWidth={2}
      />
      <path
        d={`M${loose} 1H${width - 1}M${loose} ${height - 1}H${width - 1}`}
        className="stroke-marigold"
        strokeWidth={2}
        strokeDasharray={`0 ${dash * 0.5} ${dash * 0.4} ${dash * 0.1}`}
      />
      {!bar.bare && (
        <>
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
      )}
    </>
  );
}
