import { Phone } from '../../kit/devices/Phone.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { FingerOnScanner } from '../../kit/people/FingerOnScanner.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const phone = { width: 164, height: 316 } as const;
const middle = (phone.width - 18) / 2;

/** A counter from above: a customer’s finger on the scanner, the shop’s phone that it is joined to, and the cash. */
export function AboutCounter() {
  return (
    <Scene width={480} height={400} ground="mint">
      <Rings x={0} y={400} size={360} tone="green-soft" />
      <path d="M0 372H480V400H0z" className="green" opacity={0.22} />
      <FingerOnScanner x={411} y={66} scale={0.98} turn={90} sleeve="red" />
      <Banknotes x={24} y={245} count={2} scale={0.86} value="₹500" />
      <Phone {...phone} x={56} y={-44} time="">
        <Tick x={middle} y={124} size={76} />
        <Label x={middle} y={222} size={32} weight={800} anchor="middle">
          ₹1,000
        </Label>
      </Phone>
    </Scene>
  );
}
