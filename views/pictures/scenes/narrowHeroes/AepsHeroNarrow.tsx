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
    <Scene width={400} height={424} ground="mint">
      <Rings x={0} y={424} size={320} tone="green-soft" />
      <path d="M80 140C80 100 88 84 124 84" className="stroke-deep" strokeWidth={9} />
      <Phone x={108} y={20} width={272} height={640} time="11:08">
        <Label x={127} y={72} size={18} weight={700} anchor="middle">
          Cash withdrawal
        </Label>
        <Label x={127} y={114} size={42} weight={800} anchor="middle">
          ₹3,000
        </Label>
        <FingerprintRead x={24} y={128} />
      </Phone>
      <Scanner x={16} y={124} scale={0.88} />
      <Banknotes x={12} y={330} count={2} value="₹500" scale={0.7} />
    </Scene>
  );
}
