import { Phone } from '../../kit/devices/Phone.tsx';
import { Scanner } from '../../kit/devices/Scanner.tsx';
import { PressingHand } from '../../kit/people/PressingHand.tsx';
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
        <Tick x={middle} y={142} size={84} />
        <Label x={middle} y={250} size={36} weight={800} anchor="middle">
          ₹1,000
        </Label>
      </Phone>
      <Scanner x={258} y={36} scale={1.25} />
      <PressingHand x={348} y={126} turn={90} scale={0.98} sleeve="red" />
    </Scene>
  );
}
