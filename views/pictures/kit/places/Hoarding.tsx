import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

/** A hoarding by the road, 352 × 176, that asks for a text. */
export function Hoarding(place: Place) {
  return (
    <Panel {...place} width={352} height={176} tone="sheen">
      <Label x={32} y={46} size={20} weight={600} tone="on-brand">
        Try it for a week. Text
      </Label>
      <Label x={32} y={110} size={60} weight={800} tone="on-brand">
        TRIAL
      </Label>
      <Label x={32} y={149} size={26} weight={700} tone="on-brand">
        to 567XX
      </Label>
      <circle cx={288} cy={88} r={40} className="on-brand" opacity={0.16} />
      <Glyph name="chat" x={266} y={66} size={44} tone="on-brand" />
    </Panel>
  );
}
