import type { PayoutMode } from '../screens/payoutModes.ts';
import { At, type Place } from '../stage/At.tsx';
import { AmountBar } from './AmountBar.tsx';
import { AmountLines } from './AmountLines.tsx';

interface AmountTrackProps extends Place {
  readonly mode: PayoutMode;
  readonly width: number;
}

/** How far the ground goes on beyond both ends of the scale. */
const beyond = 14;

/** One mode on a ground of its own, 40 high, with every line of the scale from its upper edge to its lower one. */
export const AmountTrack = ({ mode, width, ...place }: AmountTrackProps) => (
  <At {...place}>
    <rect x={-beyond} width={width + 2 * beyond} height={40} rx={10} className="surface-2" />
    <AmountLines x={0} y={0} width={width} height={40} />
    <AmountBar mode={mode} y={6} width={width} />
  </At>
);
