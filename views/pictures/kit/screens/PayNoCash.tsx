import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

/** What the counter does about a withdrawal that is not approved, 336 × 68. */
export function PayNoCash(place: Place) {
  return (
    <Panel {...place} width={336} height={68}>
      <rect x={12} y={12} width={44} height={44} rx={8} className="red-soft" />
      <Glyph name="hand" x={20} y={20} size={28} tone="red" />
      <Label x={72} y={31} size={18} weight={800}>
        Pay no cash
      </Label>
      <Label x={72} y={52} tone="muted">
        Card XXXX 7302, ₹12,000
      </Label>
    </Panel>
  );
}

/** The bank’s answer on a phone’s screen, 254 wide; y is where its mark begins. */
export function NotApproved({ y }: { readonly y: number }) {
  return (
    <g transform={`translate(127 ${y})`}>
      <circle cy={36} r={36} className="red-soft" />
      <Glyph name="x" x={-22} y={14} size={44} tone="red" bold />
      <Label x={0} y={108} size={22} weight={800} anchor="middle">
        Not approved
      </Label>
      <Label x={0} y={138} size={16} tone="muted" anchor="middle">
        Above the card’s limit
      </Label>
    </g>
  );
}
