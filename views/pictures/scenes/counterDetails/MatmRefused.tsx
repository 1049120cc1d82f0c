import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The bank's answer to a withdrawal above the card's limit. */
export function MatmRefused() {
  return (
    <Scene width={400} height={360} grows="above">
      <Rings x={0} y={360} size={300} />
      <Phone x={64} y={28} width={272} height={480} time="16:42">
        <circle cx={127} cy={104} r={36} className="red-soft" />
        <Glyph name="x" x={105} y={82} size={44} tone="red" bold />
        <Label x={127} y={176} size={22} weight={800} anchor="middle">
          Not approved
        </Label>
        <Label x={127} y={206} size={16} tone="muted" anchor="middle">
          Above the card’s limit
        </Label>
      </Phone>
      <Panel x={32} y={268} width={336} height={68}>
        <rect x={12} y={12} width={44} height={44} rx={8} className="red-soft" />
        <Glyph name="hand" x={20} y={20} size={28} tone="red" />
        <Label x={72} y={31} size={18} weight={800}>
          Pay no cash
        </Label>
        <Label x={72} y={52} tone="muted">
          Card XXXX 7302, ₹12,000
        </Label>
      </Panel>
    </Scene>
  );
}
