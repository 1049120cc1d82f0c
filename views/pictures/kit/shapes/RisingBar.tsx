import { type AmountPart, alongScale } from '../screens/payoutModes.ts';
import { AmountWords } from './AmountWords.tsx';
import type { AmountBarSize } from './amountBarSize.ts';
import { Glyph } from './Glyph.tsx';

interface RisingBarProps {
  readonly bar: AmountBarSize;
  /** In rupees. */
  readonly from: number;
  readonly words: AmountPart['words'];
}

/* A right end that points on. */
const point = (right: number, round: number): string => {
  const [back, corner, side] = [round * 0.45, round * 0.25, round * 0.6];
  return [
    `H${right - round}q${corner} 0 ${back} ${corner}`,
    `l${round * 0.48} ${side}q${round * 0.12} ${round * 0.15} 0 ${round * 0.3}`,
    `l${-round * 0.48} ${side}q${corner - back} ${corner} ${-back} ${corner}z`,
  ].join('');
};

/** A bar from an amount upwards: straight where it begins, with a tick there and the words before it, unless it is bare, and a point instead of an end. */
export function RisingBar({ bar, from, words }: RisingBarProps) {
  const { width, height, size } = bar;
  const round = height / 2;
  const left = alongScale(from) * width;
  return (
    <>
      <path d={`M${left} ${height}V0${point(width, round)}`} fill="url(#sheen)" />
      <path d={`M${left} 1V${height + 7}`} className="stroke-brand-ink" strokeWidth={3} />
      {!bar.bare && (
        <AmountWords bar={bar} x={left - size * 1.1} words={words} tone="ink" ground="surface-2" />
      )}
      <Glyph
        name="arrow-right"
        x={width - round - size * 1.6}
        y={round - size * 0.8}
        size={size * 1.6}
        tone="on-brand"
        bold
      />
    </>
  );
}
