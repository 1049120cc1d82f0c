import type { Colour } from '../../palette.ts';
import type { AmountPart } from '../screens/payoutModes.ts';
import type { AmountBarSize } from './amountBarSize.ts';
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

/** What stands at the end of a bar: its limit, or a holder and the amount. */
export function AmountWords({ bar, x, words, tone, ground }: AmountWordsProps) {
  const { height, size } = bar;
  const text = words.join(' ');
  const width = textWidth(text, size) + size;
  return (
    <>
      {ground && <rect x={x - width + size / 2} width={width} height={height} className={ground} />}
      <Label x={x} y={height / 2 + size * 0.36} size={size} weight={700} tone={tone} anchor="end">
        {text}
      </Label>
    </>
  );
}
