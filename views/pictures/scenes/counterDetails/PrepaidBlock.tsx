import { Dots } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PaymentCard } from '../../kit/PaymentCard.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** A lost card that its holder has blocked; its balance is still there. */
export function PrepaidBlock() {
  return (
    <Scene width={400} height={384} grows="around">
      <Dots x={24} y={24} size={352} rows={10} />
      <PaymentCard x={40} y={40} scale={1.06} turn={-3} name="Ananya Sen" digits="6094" />
      <rect
        x={40}
        y={40}
        width={322}
        height={203}
        rx={17}
        transform="rotate(-3 40 40)"
        className="deep"
        opacity={0.62}
      />
      <circle cx={208} cy={132} r={48} className="surface" />
      <Glyph name="lock" x={180} y={102} size={56} tone="red" />
      <Panel x={32} y={260} width={336} height={96}>
        <Label x={24} y={43} size={20} weight={800}>
          Card blocked
        </Label>
        <Label x={24} y={69} size={16} tone="muted">
          Balance kept: ₹9,955
        </Label>
        <rect x={248} y={30} width={64} height={36} rx={18} className="red" />
        <circle cx={294} cy={48} r={14} className="surface" />
      </Panel>
    </Scene>
  );
}
