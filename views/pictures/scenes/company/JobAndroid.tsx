import { RechargedPhone } from '../../kit/devices/RechargedPhone.tsx';
import { SlipPrinter } from '../../kit/devices/SlipPrinter.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What an Android developer builds for: the phone of a shop after a recharge, and its receipt in the printer beside it. */
export const JobAndroid = () => (
  <Scene width={320} height={200} ground="warm">
    <path d="M0 156H320V200H0z" className="marigold-soft" />
    <ellipse cx={84} cy={180} rx={64} ry={7} className="shade" />
    <ellipse cx={222} cy={180} rx={82} ry={7} className="shade" />
    <RechargedPhone x={32} y={22} scale={0.49} />
    <SlipPrinter x={148} y={70} scale={0.48} length={140}>
      <Label x={128} y={58} size={26} weight={600} tone="muted" anchor="middle">
        Recharge
      </Label>
      <Label x={128} y={108} size={46} weight={800} anchor="middle">
        ₹299
      </Label>
    </SlipPrinter>
  </Scene>
);
