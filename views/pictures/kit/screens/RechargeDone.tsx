import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';

interface RechargeDoneProps extends Place {
  /** Of the amount. */
  readonly size: number;
  /** Of the words between tick and amount, one below the other. */
  readonly words: number;
}

/** What a phone shows when a recharge went through; x is its middle, y that of the tick. */
export function RechargeDone({ size, words, ...place }: RechargeDoneProps) {
  const second = 74 + words * 1.15;
  return (
    <At {...place}>
      <TurningTick x={0} y={0} size={58} ringed />
      <Label x={0} y={74} size={words} weight={600} anchor="middle">
        Recharge
      </Label>
      <Label x={0} y={second} size={words} weight={600} anchor="middle">
        successful
      </Label>
      <Label x={0} y={second + size + 8} size={size} weight={800} anchor="middle">
        ₹299
      </Label>
    </At>
  );
}
