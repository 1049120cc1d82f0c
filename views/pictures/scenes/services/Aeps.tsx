import { Dots, Rings } from '../../kit/Backdrop.tsx';
import { Banknotes } from '../../kit/Banknotes.tsx';
import { FingerprintRead } from '../../kit/FingerprintRead.tsx';
import { Label } from '../../kit/Label.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Receipt } from '../../kit/Receipt.tsx';
import { Scanner } from '../../kit/Scanner.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** A cash withdrawal by fingerprint: the scanner, the phone that it is plugged into, and the slip. */
export function Aeps() {
  return (
    <Scene width={640} height={520} ground="mint">
      <Rings x={0} y={520} size={336} tone="green-soft" />
      <Dots x={40} y={40} size={96} rows={6} tone="green" />
      <path d="M88 328C88 264 112 224 184 224" className="stroke-deep" strokeWidth={9} />
      <path d="M88 328C88 264 112 224 184 224" className="stroke-deep-lift" strokeWidth={5} />
      <Phone x={168} y={32} width={272} height={600} time="11:08">
        <Label x={127} y={82} size={19} weight={700} anchor="middle">
          Cash withdrawal
        </Label>
        <Label x={127} y={136} size={48} weight={800} anchor="middle">
          ₹3,000
        </Label>
        <Label x={127} y={170} size={16} tone="muted" anchor="middle">
          Aadhaar
        </Label>
        <Label x={127} y={195} size={18} weight={700} anchor="middle">
          XXXX XXXX 4821
        </Label>
        <FingerprintRead x={24} y={212} />
      </Phone>
      <Scanner x={20} y={316} scale={0.92} />
      <Banknotes x={424} y={384} count={2} value="₹500" />
      <Receipt
        x={430}
        y={88}
        turn={4}
        width={200}
        title="Cash paid out"
        note="14 Nov 2026, 11:08"
        lines={[
          ['Amount', '₹3,000'],
          ['Aadhaar', 'XX 4821'],
          ['Ref.', '6318XX07'],
        ]}
        total={['Balance', '₹12,460']}
      />
    </Scene>
  );
}
