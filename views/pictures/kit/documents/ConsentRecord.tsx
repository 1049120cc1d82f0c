import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

/** When a holder agreed that the PAN is checked, as the server keeps it, 126 × 104. */
export const ConsentRecord = (place: Place) => (
  <Panel {...place} width={126} height={104} tone="sheen">
    <Glyph name="file" x={91} y={12} size={24} tone="on-brand" />
    <Label x={16} y={30} size={15} weight={700} tone="on-brand">
      Consent
    </Label>
    <Label x={16} y={50} size={15} weight={700} tone="on-brand">
      on record
    </Label>
    <Label x={16} y={71} size={14} tone="on-brand">
      20 Nov 2026
    </Label>
    <Label x={16} y={89} size={14} tone="on-brand">
      11:41
    </Label>
  </Panel>
);
