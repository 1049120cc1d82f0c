import type { payoutModes } from '../screens/payoutModes.ts';
import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

interface ModeNameProps extends Place {
  readonly mode: (typeof payoutModes)[number];
  readonly width: number;
}

/** A mode of payout on the left and its limit on the right of one line, whose baseline is at 0. */
export const ModeName = ({ mode: { name, limit, carries }, width, ...place }: ModeNameProps) => (
  <At {...place}>
    <Label x={0} y={0} size={18} weight={800}>
      {name}
    </Label>
    <Label x={width} y={0} size={14} weight={600} tone={carries ? 'ink' : 'muted'} anchor="end">
      {limit}
    </Label>
  </At>
);
