import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';

interface RechargeDoneProps extends Place {
  /** Of the amount. */
  readonly size: number;
  /** Of the words between tick and amount. */
  readonly words?: number;
}

/** What a phone shows when a recharge went through; x is its middle, y that of the tick. */
export function RechargeDone({ size, words = 18, ...place }: RechargeDoneProps) {
  return (
    <At {...place}>
      <TurningTick x={0} y={0} size={58} ringed />
      <Label x={0} y={74} size={words} weight={600} anchor="middle">
        Recharge successful
      </Label>
      <Label x={0} y={80 + size} size={size} weight={800} anchor="middle">
        ₹299
      </Label>
    </At>
  );
}
