import { Phone } from '../../kit/devices/Phone.tsx';
import { CounterReceipt } from '../../kit/documents/CounterReceipt.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What an Android developer builds for: the phone of a shop after a recharge, and its receipt, side by side on the counter. */
export const JobAndroid = () => (
  <Scene width={640} height={300} ground="sand">
    <path d="M0 216H640V300H0z" className="brand-soft" />
    <path d="M0 216H640" className="stroke-brand-lift" strokeWidth={4} />
    <RechargedPhone />
    <CounterReceipt x={352} y={54} turn={4} />
  </Scene>
);

/** The signs of its status line are too small to read in a picture this size, so it has none. */
const RechargedPhone = () => (
  <Phone x={118} y={25} turn={-5} width={168} height={262} time="" mark="surface">
    <rect x={54} y={17} width={42} height={12} rx={6} className="deep" />
    <Tick x={75} y={82} size={68} />
    <Label x={75} y={152} size={23} weight={700} tone="green-ink" anchor="middle">
      Recharged
    </Label>
    <Label x={75} y={204} size={46} weight={800} anchor="middle">
      ₹299
    </Label>
  </Phone>
);
