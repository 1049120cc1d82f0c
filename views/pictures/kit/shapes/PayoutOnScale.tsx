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

/** A payout at its place on the lane of its mode: who is paid, and before it the amount, or after it on a bar that has only begun there and has the room. */
export function PayoutOnScale({ bar, payout, mode }: PayoutOnScaleProps) {
  const { amount, hair, clothes } = payout;
  const begins = mode.parts[0].from !== undefined && mode.parts[0].to === undefined;
  const isAfter = begins && !bar.bare;
  const x = alongScale(Number(amount.replace(/\D/g, ''))) * bar.width;
  const radius = bar.height * 0.41;
  const beside = radius + bar.size * 0.5;
  const y = bar.height / 2;
  return (
    <>
      <Label
        x={x + (isAfter ? beside : -beside)}
        y={y + bar.size * 0.36}
        size={bar.size}
        weight={700}
        tone={begins && bar.bare ? 'ink' : wordsOn[mode.tone]}
        anchor={isAfter ? 'start' : 'end'}
      >
        {amount}
      </Label>
      <circle cx={x} cy={y} r={radius} className="on-brand" />
      <Payee x={x} y={y} size={2 * radius - 4} hair={hair} clothes={clothes} />
    </>
  );
}
