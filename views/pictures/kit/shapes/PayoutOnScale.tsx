import type { Colour } from '../../palette.ts';
import { Payee } from '../people/Payee.tsx';
import type { Hair } from '../people/PersonHead.tsx';
import { alongScale } from '../screens/payoutModes.ts';
import type { AmountBarSize } from './AmountBar.tsx';
import { Label } from './Label.tsx';

interface PayoutOnScaleProps {
  readonly bar: AmountBarSize;
  readonly payout: {
    readonly amount: string;
    readonly hair?: Hair;
    readonly clothes?: Colour;
  };
  /** Of the amount, by what it stands on. */
  readonly tone: Colour;
  /** The amount is on the right, where the bar has only begun. */
  readonly isAfter?: boolean;
}

/** A payout at its place on the lane of its mode: who is paid, and the amount beside it. */
export function PayoutOnScale({ bar, payout, tone, isAfter }: PayoutOnScaleProps) {
  const { amount, hair, clothes } = payout;
  const x = alongScale(Number(amount.replace(/\D/g, ''))) * bar.width;
  const radius = bar.height * 0.41;
  const beside = radius + bar.size * 0.55;
  return (
    <>
      <Label
        x={x + (isAfter ? beside : -beside)}
        y={bar.height / 2 + bar.size * 0.36}
        size={bar.size}
        weight={700}
        tone={tone}
        anchor={isAfter ? 'start' : 'end'}
      >
        {amount}
      </Label>
      <circle cx={x} cy={bar.height / 2} r={radius} className="on-brand" />
      <Payee x={x} y={bar.height / 2} size={2 * radius - 4} hair={hair} clothes={clothes} />
    </>
  );
}
