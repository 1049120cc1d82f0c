import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

/** The prepaid balance before and after a first order of ₹10, 352 × 112. */
export const BalanceChange = (place: Place) => (
  <Panel {...place} width={352} height={112} tone="night">
    <Label x={24} y={36} size={17} weight={600} tone="on-deep-muted">
      Prepaid balance
    </Label>
    <Label x={24} y={84} size={36} weight={700} tone="on-deep-muted">
      ₹500
    </Label>
    <path d="M138 72H190M180 62L190 72L180 82" className="stroke-marigold" strokeWidth={3} />
    <Label x={214} y={84} size={36} weight={800} tone="on-deep">
      ₹490
    </Label>
    <Label x={328} y={36} size={17} weight={700} anchor="end" tone="code-string">
      −₹10
    </Label>
  </Panel>
);
