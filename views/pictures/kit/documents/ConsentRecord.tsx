import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

/** When a holder agreed that the PAN is checked, as the server keeps it, 304 × 54. */
export const ConsentRecord = (place: Place) => (
  <Panel {...place} width={304} height={54} tone="sheen">
    <Glyph name="file" x={18} y={15} tone="on-brand" />
    <Label x={54} y={24} size={15} weight={700} tone="on-brand">
      Consent on record
    </Label>
    <Label x={54} y={42.5} size={14} weight={700} tone="on-brand">
      20 Nov 2026, 11:41
    </Label>
    <circle cx={274} cy={27} r={13} className="on-brand" />
    <Glyph name="check" x={265} y={18} size={18} tone="pen" bold />
  </Panel>
);
