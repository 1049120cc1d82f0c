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
      <path d="M0 494H640V520H0z" fill="url(#sheen)" />
      <path d="M0 388H640V496H0z" className="brand-lift" />
      <ellipse cx={92} cy={464} rx={86} ry={12} className="shade" />
      <ellipse cx={254} cy={468} rx={126} ry={10} className="shade" />
      <Phone x={144} y={36} scale={0.92} width={240} height={464} time="11:08">
        <Label x={111} y={92} size={19} weight={700} anchor="middle">
          Cash withdrawal
        </Label>
        <Label x={111} y={148} size={48} weight={800} anchor="middle">
          ₹3,000
        </Label>
        <FingerprintRead x={8} y={180} />
      </Phone>
      <PhoneRest />
      <Cable />
      <Scanner x={16} y={288} scale={1.06} />
      <Receipt
        x={402}
        y={40}
        turn={2}
        scale={1.04}
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
      {/* Seen from the front they lie flat on the counter. */}
      <g transform="translate(416 390) skewX(-20) scale(1 .5)">
        <Banknotes x={0} y={16} count={3} value="₹500" />
      </g>
    </Scene>
  );
}

/* Two hooks before the foot of the phone, whose socket is between them. */
const PhoneRest = () => (
  <>
    <path d="M190 446h36v18q0 8-8 8h-30q-4 0-3-4z" className="on-deep-muted" />
    <path d="M319 446h-36v18q0 8 8 8h30q4 0 3-4z" className="on-deep-muted" />
  </>
);

/* From the foot of the scanner it lies slack on the counter, up to its plug. */
const cable = 'M120 470C124 500 160 498 186 486S254 506 254 478';

const Cable = () => (
  <>
    <path d={cable} className="stroke-deep" strokeWidth={9} />
    <path d={cable} className="stroke-deep-lift" strokeWidth={5} />
    <path d="M243 462h22v14q0 6-6 6h-10q-6 0-6-6z" className="deep" />
    <path d="M250 472h8" className="stroke-brand-lift" strokeWidth={2} />
  </>
);
