import { Rings } from '../../kit/Backdrop.tsx';
import { Banknotes } from '../../kit/Banknotes.tsx';
import { FingerprintRead } from '../../kit/FingerprintRead.tsx';
import { Label } from '../../kit/Label.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Scanner } from '../../kit/Scanner.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The head of the AEPS page for phones: the fingerprint that matches, the scanner that read it, and the cash. */
export function AepsHeroNarrow() {
  return (
    <Scene width={400} height={456} ground="mint">
      <Rings x={0} y={456} size={320} tone="green-soft" />
      <path d="M81 176C81 128 88 104 124 104" className="stroke-deep" strokeWidth={9} />
      <Phone x={108} y={20} width={272} height={640} time="11:08">
        <Label x={127} y={78} size={18} weight={700} anchor="middle">
          Cash withdrawal
        </Label>
        <Label x={127} y={124} size={44} weight={800} anchor="middle">
          ₹3,000
        </Label>
        <FingerprintRead x={24} y={144} />
      </Phone>
      <Scanner x={16} y={160} scale={0.9} />
      <Banknotes x={12} y={356} count={3} value="₹500" scale={0.7} />
    </Scene>
  );
}
