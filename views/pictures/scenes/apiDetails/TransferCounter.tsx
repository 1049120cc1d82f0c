import { Rings } from '../../kit/Backdrop.tsx';
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
    <Scene width={360} height={376} ground="warm" grows="above">
      <Rings x={360} y={376} size={340} tone="marigold-soft" />
      <Phone x={12} y={32} width={168} height={480} time="">
        <Tick x={75} y={92} size={52} />
        <Label x={75} y={154} size={20} weight={700} anchor="middle">
          Credited
        </Label>
        <Label x={75} y={194} size={32} weight={800} anchor="middle">
          ₹3,000
        </Label>
        <Panel x={10} y={220} width={130} height={64} tone="surface-2" radius={8} flat>
          <Label x={65} y={28} size={17} tone="muted" anchor="middle">
            To
          </Label>
          <Label x={65} y={52} size={18} weight={700} anchor="middle">
            Sunita Devi
          </Label>
        </Panel>
      </Phone>
      <Receipt
        x={189}
        y={72}
        width={160}
        title="Receipt"
        lines={[
          ['By', 'IMPS'],
          ['Ref.', '63XX07'],
        ]}
        total={['Sent', '₹3,000']}
      />
      <Panel x={184} y={28} width={170} height={56} tone="night">
        <circle cx={24} cy={20} r={6} className="green" />
        <path d="M18 44H150" className="stroke-deep" strokeWidth={8} />
      </Panel>
      <Banknotes x={190} y={286} count={3} value="₹500" scale={0.8} />
    </Scene>
  );
}
