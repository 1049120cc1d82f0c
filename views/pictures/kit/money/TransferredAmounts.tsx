import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';

/** What is sent to Nepal and what is received, and a clock that turns into a tick once it has arrived, 154 × 74. */
export const TransferredAmounts = (place: Place) => (
  <Panel {...place} width={154} height={74}>
    <Label x={77} y={30} size={19} weight={600} tone="muted" anchor="middle">
      ₹15,000
    </Label>
    <Label x={77} y={57} size={22} weight={800} tone="green-ink" anchor="middle">
      NPR 24,000
    </Label>
    <TurningTick x={148} y={4} size={34} />
  </Panel>
);
