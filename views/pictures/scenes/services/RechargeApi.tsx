import { Rings } from '../../kit/Backdrop.tsx';
import { CodeWindow } from '../../kit/CodeWindow.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { LabelledField } from '../../kit/LabelledField.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { RechargeDone } from '../../kit/RechargeDone.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** A phone with a recharge that went through, before the answer of the API that caused it. */
export function RechargeApi() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={0} size={360} />
      <CodeWindow
        x={256}
        y={64}
        width={352}
        title="200 OK"
        size={16}
        lines={[
          '       "orderId": "RC-20418",',
          '       "status": "success",',
          '       "amount": 299,',
          '       "balance": 18451.5',
        ]}
      />
      <Phone x={40} y={32} width={280} height={600}>
        <RechargeDone x={131} y={112} size={48} />
        <path d="M24 260.5H238" className="stroke-line" />
        <LabelledField x={24} y={292} label="Number" value="98300 XXXXX" size={19} />
        <path d="M24 340.5H238" className="stroke-line" />
        <LabelledField x={24} y={371} label="Operator’s reference" value="WB7730214458" size={19} />
        <rect x={24} y={420} width={214} height={44} rx={8} className="brand" />
        <Label x={131} y={448} size={16} weight={600} tone="on-brand" anchor="middle">
          Send receipt
        </Label>
      </Phone>
      <Panel x={296} y={304} width={296} height={136}>
        <rect x={24} y={28} width={48} height={48} rx={24} className="brand-soft" />
        <Glyph name="wallet" x={35} y={39} size={26} tone="brand-ink" />
        <Label x={88} y={44} size={16} tone="muted">
          Balance left
        </Label>
        <Label x={88} y={76} size={28} weight={800}>
          ₹18,451.50
        </Label>
        <rect x={24} y={96} width={248} height={8} rx={4} className="brand-soft" />
        <rect x={24} y={96} width={184} height={8} rx={4} className="brand" />
      </Panel>
    </Scene>
  );
}
