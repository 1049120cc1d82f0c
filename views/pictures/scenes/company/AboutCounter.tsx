import { Phone } from '../../kit/devices/Phone.tsx';
import { Scanner } from '../../kit/devices/Scanner.tsx';
import { TouchingHand } from '../../kit/people/TouchingHand.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const phone = { width: 180, height: 328 } as const;
const middle = (phone.width - 18) / 2;

/** A counter from above: the shop’s phone with the amount that was paid out, and a customer’s finger on the scanner beside it. */
export function AboutCounter() {
  return (
    <Scene width={480} height={400} ground="mint">
      <Rings x={0} y={400} size={360} tone="green-soft" />
      <Phone {...phone} x={40} y={36} time="">
        <Tick x={middle} y={104} size={72} />
        <Label x={middle} y={196} size={36} weight={800} anchor="middle">
          ₹1,000
        </Label>
        <Label x={middle} y={228} size={22} weight={600} anchor="middle" tone="muted">
          Withdrawal
        </Label>
        <path d={`M20 254H${phone.width - 38}`} className="stroke-faint" strokeWidth={2} />
        <rect x={20} y={270} width={72} height={10} rx={5} className="brand-soft" />
        <rect x={110} y={270} width={32} height={10} rx={5} className="brand-soft" />
      </Phone>
      <Scanner x={256} y={58} scale={1.2} />
      <TouchingHand x={341} y={172} turn={60} scale={0.88} skin="skin-deep" sleeve="marigold" />
    </Scene>
  );
}
