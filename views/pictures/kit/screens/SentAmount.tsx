import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

/** The amount of a transfer on its way, and its mode, 220 × 60. */
export const SentAmount = (place: Place) => (
  <Panel {...place} width={220} height={60} radius={30} tone="sheen">
    <Glyph name="send" x={22} y={18} size={25} tone="on-brand" />
    <Label x={58} y={39} size={24} weight={800} tone="on-brand">
      ₹3,000
    </Label>
    <Label x={198} y={38} size={18} tone="on-brand" anchor="end">
      IMPS
    </Label>
  </Panel>
);
