import type { Colour } from '../../palette.ts';
import { Payee } from '../people/Payee.tsx';
import type { Hair } from '../people/PersonHead.tsx';
import { alongScale, type PayoutMode } from '../screens/payoutModes.ts';
import type { AmountBarSize } from './amountBarSize.ts';
import { Label } from './Label.tsx';

/** An example of what is paid by a mode. */
export interface ScalePayout {
  readonly name: string;
  readonly mode: string;
  readonly amount: string;
  readonly hair?: Hair;
  readonly clothes?: Colour;
}

interface PayoutOnScaleProps {
  readonly bar: AmountBarSize;
  readonly payout: ScalePayout;
  readonly mode: PayoutMode;
}

/** What reads on the bar of each mode. */
const wordsOn = { brand: 'on-brand', green: 'surface', marigold: 'marigold-ink' } as const;

/** A payout at its place on the lane of its mode: who is paid, and the amount to the left. On a bar that only begins there, the amount is to the right, or above if the bar has no room for it: to the left are amounts that the mode does not carry. */
export function PayoutOnScale({ bar, payout, mode }: PayoutOnScaleProps) {
  const { amount, hair, clothes } = payout;
  const begins = mode.parts[0].from !== undefined && mode.parts[0].to === undefined;
  const x = alongScale(Number(amount.replace(/\D/g, ''))) * bar.width;
  const radius = bar.height * 0.41;
  const beside = radius + bar.size * 0.5;
  const y = bar.height / 2;
  const baseline = y + bar.size * 0.36;
  const before = { x: x - beside, y: baseline, tone: wordsOn[mode.tone], anchor: 'end' } as const;
  const after = { ...before, x: x + beside, anchor: 'start' } as const;
  const above = { x, y: bar.size * -0.8, tone: 'ink', anchor: 'middle' } as const;
  const beyondStart = bar.bare ? above : after;
  return (
    <>
      <Label {...(begins ? beyondStart : before)} size={bar.size} weight={700}>
        {amount}
      </Label>
      <circle cx={x} cy={y} r={radius} className="on-brand" />
      <Payee x={x} y={y} size={2 * radius - 4} hair={hair} clothes={clothes} />
    </>
  );
}
