import type { Colour } from '../../palette.ts';
import type { AmountPart } from '../screens/payoutModes.ts';
import type { AmountBarSize } from './AmountBar.tsx';
import { Label, textWidth } from './Label.tsx';

interface AmountWordsProps {
  readonly bar: AmountBarSize;
  /** Where they end. */
  readonly x: number;
  readonly words: AmountPart['words'];
  readonly tone: Colour;
  /** Of words beside a bar, which keeps the lines of the scale away from them. */
  readonly ground?: Colour;
}

/** What stands at the end of a bar: its limit in one line, or a holder and the amount, below each other where the bar is short. */
export function AmountWords({ bar, x, words: [first, amount], tone, ground }: AmountWordsProps) {
  const { height, size, stacked } = bar;
  const middle = height / 2;
  const line = { x, size, weight: 700, tone, anchor: 'end' } as const;
  if (amount && stacked) {
    return (
      <>
        <Label {...line} y={middle - size * 0.22}>
          {first}
        </Label>
        <Label {...line} y={middle + size * 0.94}>
          {amount}
        </Label>
      </>
    );
  }
  const text = amount ? `${first} ${amount}` : first;
  const width = textWidth(text, size) + size;
  return (
    <>
      {ground && <rect x={x - width + size / 2} width={width} height={height} className={ground} />}
      <Label {...line} y={middle + size * 0.36}>
        {text}
      </Label>
    </>
  );
}
