import type { Colour } from '../../palette.ts';
import { type AmountPart, alongScale } from '../screens/payoutModes.ts';
import { AmountWords } from './AmountWords.tsx';
import type { AmountBarSize } from './amountBarSize.ts';
import { OpenBar } from './OpenBar.tsx';
import { RisingBar } from './RisingBar.tsx';

/** What reads on each bar that has an end. */
const wordsOn = {
  sheen: 'on-brand',
  green: 'surface',
  'green-soft': 'green-ink',
  open: 'marigold-ink',
} as const satisfies Record<AmountPart['look'], Colour>;

/** One part of a lane with its words: round where it ends, with a point where it has no end and the words before it, and an open outline where the bank sets the limit. */
export function AmountBar({ part, ...bar }: AmountBarSize & { readonly part: AmountPart }) {
  const { width, before, height } = bar;
  const { from, to, look, words } = part;
  if (!to) {
    return from ? (
      <RisingBar bar={bar} from={from} words={words} />
    ) : (
      <OpenBar bar={bar} words={words} />
    );
  }
  const round = height / 2;
  const right = alongScale(to) * width;
  return (
    <>
      <path
        d={`M${round - before} ${height}a${round} ${round} 0 010 ${-height}H${right - round}a${round} ${round} 0 010 ${height}z`}
        {...(look === 'sheen' ? { fill: 'url(#sheen)' } : { className: look })}
      />
      {!bar.bare && (
        <AmountWords bar={bar} x={right - round * 0.56} words={words} tone={wordsOn[look]} />
      )}
    </>
  );
}
