import { Dots } from '../../kit/Backdrop.tsx';
import { Banknotes } from '../../kit/Banknotes.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Receipt } from '../../kit/Receipt.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Tick } from '../../kit/Tick.tsx';

/** What lies on the counter: the phone, the small printer with the sender's receipt, and the cash. */
export function TransferCounter() {
  return (
    <Scene width={480} height={472} ground="warm" grows="above">
      <Dots x={24} y={24} size={432} rows={8} tone="marigold" />
      <Phone x={20} y={40} width={192} height={480} time="">
        <Tick x={87} y={106} size={56} />
        <Label x={87} y={172} size={20} weight={700} anchor="middle">
          Credited
        </Label>
        <Label x={87} y={214} size={32} weight={800} anchor="middle">
          ₹3,000
        </Label>
        <Panel x={14} y={240} width={146} height={64} tone="surface-2" radius={8} flat>
          <Label x={73} y={28} size={16} tone="muted" anchor="middle">
            To
          </Label>
          <Label x={73} y={52} size={18} weight={700} anchor="middle">
            Sunita Devi
          </Label>
        </Panel>
      </Phone>
      <Receipt
        x={252}
        y={86}
        scale={1.1}
        width={182}
        title="Receipt"
        lines={[
          ['Mode', 'IMPS'],
          ['Ref.', '6324XX07'],
        ]}
        total={['Sent', '₹3,000']}
      />
      <Panel x={232} y={36} width={236} height={64} tone="night">
        <circle cx={28} cy={24} r={6} className="green" />
        <path d="M20 50H216" className="stroke-deep" strokeWidth={8} />
      </Panel>
      <Banknotes x={244} y={354} count={3} value="₹500" />
    </Scene>
  );
}
