import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

/** A withdrawal of cash that went through, 312 × 92. */
export const CashWithdrawn = (place: Place) => (
  <Panel {...place} width={312} height={92}>
    <Avatar x={46} y={46} size={52} tone="green" glyph="rupee" />
    <Label x={86} y={39} size={19} tone="muted">
      Cash withdrawal
    </Label>
    <Label x={86} y={70} size={28} weight={800}>
      ₹3,000
    </Label>
    <Tick x={272} y={46} size={42} />
  </Panel>
);
