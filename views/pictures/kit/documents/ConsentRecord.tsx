import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

/** When a holder agreed that the PAN is checked, as the server keeps it, 312 × 64. */
export const ConsentRecord = (place: Place) => (
  <Panel {...place} width={312} height={64} tone="sheen">
    <Glyph name="file" x={20} y={17} size={30} tone="on-brand" />
    <Label x={66} y={28} size={17} weight={700} tone="on-brand">
      Consent on record
    </Label>
    <Label x={66} y={49} size={15} tone="on-brand">
      20 Nov 2026, 11:41
    </Label>
    <circle cx={276} cy={32} r={16} className="on-brand" />
    <Glyph name="check" x={265} y={21} size={22} tone="pen" bold />
  </Panel>
);
