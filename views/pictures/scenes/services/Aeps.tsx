import { Phone } from '../../kit/devices/Phone.tsx';
import { Scanner } from '../../kit/devices/Scanner.tsx';
import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { FingerprintRead } from '../../kit/screens/FingerprintRead.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A cash withdrawal by fingerprint: the scanner, the phone that it is plugged into, the slip and the cash. */
export function Aeps() {
  return (
    <Scene width={640} height={520} ground="mint">
      <Rings x={0} y={520} size={336} tone="green-soft" />
      <path d="M0 456H640V520H0z" fill="url(#sheen)" />
      <path d="M0 448H640V468H0z" className="brand-lift" />
      <path d="M88 304C88 214 104 164 156 164" className="stroke-deep" strokeWidth={9} />
      <path d="M88 304C88 214 104 164 156 164" className="stroke-deep-lift" strokeWidth={5} />
      <Phone x={144} y={36} scale={0.92} width={240} height={600} time="11:08">
        <Label x={111} y={92} size={19} weight={700} anchor="middle">
          Cash withdrawal
        </Label>
        <Label x={111} y={148} size={48} weight={800} anchor="middle">
          ₹3,000
        </Label>
        <FingerprintRead x={8} y={180} />
      </Phone>
      <Scanner x={16} y={288} scale={1.06} />
      <Receipt
        x={380}
        y={40}
        turn={2}
        scale={1.14}
        width={208}
        title="Cash paid out"
        note="14 Nov 2026, 11:08"
        lines={[
          ['Amount', '₹3,000'],
          ['Aadhaar', 'XX 4821'],
          ['Ref.', '6318XX07'],
        ]}
        total={['Balance', '₹12,460']}
      />
      <Banknotes x={404} y={358} count={3} value="₹500" scale={0.98} />
    </Scene>
  );
}
