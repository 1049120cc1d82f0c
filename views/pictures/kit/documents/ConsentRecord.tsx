import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

/** When a holder agreed that the PAN is checked, as the server keeps it, 252 × 58. */
export const ConsentRecord = (place: Place) => (
  <Panel {...place} width={252} height={58}>
    <Glyph name="file" x={16} y={17} tone="brand-ink" />
    <Label x={50} y={25.5} size={15} weight={800}>
      Consent on record
    </Label>
    <Label x={50} y={45} size={14} weight={600} tone="muted">
      20 Nov 2026, 11:41
    </Label>
    <Tick x={222} y={29} size={30} />
  </Panel>
);
