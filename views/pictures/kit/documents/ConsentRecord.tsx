import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

/** When a holder agreed that the PAN is checked, as the server keeps it, 216 × 68. */
export const ConsentRecord = (place: Place) => (
  <Panel {...place} width={216} height={68} tone="night">
    <Glyph name="file" x={16} y={18} size={32} tone="code-number" />
    <Label x={58} y={31} size={15} weight={700} tone="on-deep">
      Consent on record
    </Label>
    <Label x={58} y={51} size={13.5} tone="on-deep-muted">
      20 Nov 2026, 11:41
    </Label>
  </Panel>
);
