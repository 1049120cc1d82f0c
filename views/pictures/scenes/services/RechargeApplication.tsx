import { SoldPhone } from '../../kit/devices/SoldPhone.tsx';
import { OwnerPanel } from '../../kit/screens/rechargeScreens.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* The ground begins below the upper edge, over which the phone stands out. */
const ground = { y: 32, width: 640, height: 488, rx: 16 } as const;

/** A recharge in the app of an invented network, and behind the phone its owner’s panel, in which it is the latest order. */
export function RechargeApplication() {
  return (
    <Scene width={640} height={520} ground="none">
      <clipPath id="card">
        <rect {...ground} />
      </clipPath>
      <g clipPath="url(#card)">
        <rect {...ground} fill="url(#sheen)" />
        <Rings x={320} y={560} size={480} tone="brand-lift" />
      </g>
      <OwnerPanel x={200} y={79} />
      <SoldPhone x={32} y={4} scale={1.06} />
    </Scene>
  );
}
