import { Phone } from '../../kit/devices/Phone.tsx';
import { Scanner } from '../../kit/devices/Scanner.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { FingerprintRead } from '../../kit/screens/FingerprintRead.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the AEPS page for phones: the fingerprint that matches, the scanner that read it, and the cash. */
export function AepsHeroNarrow() {
  return (
    <Scene width={400} height={424} ground="mint">
      <Rings x={0} y={424} size={320} tone="green-soft" />
      <path d="M0 304H400V424H0z" fill="url(#sheen)" />
      <path d="M0 304H400V412H0z" className="brand-lift" />
      <path d="M70 220C70 154 92 130 136 130" className="stroke-deep" strokeWidth={9} />
      <path d="M104 119h34v22h-34q-7 0-7-11t7-11z" className="deep" />
      <path d="M110 124v12M116 124v12" className="stroke-brand-lift" strokeWidth={2} />
      <Phone x={128} y={20} width={256} height={640} time="11:08">
        <Label x={119} y={72} size={18} weight={700} anchor="middle">
          Cash withdrawal
        </Label>
        <Label x={119} y={114} size={42} weight={800} anchor="middle">
          ₹3,000
        </Label>
        <FingerprintRead x={16} y={128} />
      </Phone>
      <ellipse cx={70} cy={333} rx={60} ry={8} className="shade" opacity={0.45} />
      <Scanner x={18} y={207} scale={0.72} />
      {/* Seen from the front they lie flat on the counter. */}
      <g transform="translate(16 352) skewX(-12) scale(.53 .38)">
        <Banknotes x={8} y={20} count={2} value="₹500" />
      </g>
    </Scene>
  );
}
